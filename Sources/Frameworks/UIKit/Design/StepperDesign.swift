/// The look of steppers. Lengths are in points.
struct StepperDesign: Sendable {
  var size: CGSize
  var cornerRadius: CGFloat
  var fill: UIColor
  var highlight: UIColor
  var separatorSize: CGSize
  var separatorColor: UIColor
  var signLength: CGFloat
  var signThickness: CGFloat
  var signColor: UIColor
  var disabledColor: UIColor
}
