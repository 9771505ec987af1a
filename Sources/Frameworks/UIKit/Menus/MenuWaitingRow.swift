/// The row that's shown while the elements of a menu are being created.
final class MenuWaitingRow: UIView {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isOpaque = false
    label.text = "Loading…"
    label.font = .systemFont(ofSize: 17)
    label.textColor = .secondaryLabel
    spinner.startAnimating()
    addSubview(label)
    addSubview(spinner)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 0, width: bounds.width - 68, height: bounds.height)
    spinner.frame = CGRect(x: bounds.width - 48, y: 0, width: 36, height: bounds.height)
  }
}
