/// A line between buttons.
final class AlertSeparator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = SystemDesign.current.alerts.separator
  }

  required init?(coder: NSCoder) {
    nil
  }
}
