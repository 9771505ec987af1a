/// A way for users to choose a color.
@MainActor
protocol ColorChooser: UIView {
  /// Called with an opaque color that users choose, and whether their finger is still down.
  var choose: (UIColor, _ continuously: Bool) -> Void { get set }
  /// Shows which color is chosen.
  func show(_ color: UIColor)
}
