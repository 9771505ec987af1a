/// The size in points and the weight of the system font in a part of the system.
struct DesignFont: Sendable {
  var size: CGFloat
  var weight = UIFont.Weight.regular

  var font: UIFont { .systemFont(ofSize: size, weight: weight) }
}
