/// A line between buttons.
final class AlertSeparator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.4, alpha: 0.6) : UIColor(white: 0.24, alpha: 0.29)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
