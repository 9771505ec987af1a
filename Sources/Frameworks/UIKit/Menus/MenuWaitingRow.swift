/// The row that's shown while the elements of a menu are being created.
final class MenuWaitingRow: UIView {
  private static let look = SystemDesign.current.menus

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isOpaque = false
    label.text = "Loading…"
    label.font = Self.look.titleFont.font
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
    let layout = MenuRowLayout(leavesRoomForMark: false, hasImage: true, hasSubtitle: false)
    label.frame = layout.title(withHeight: bounds.height, in: bounds)
    spinner.frame = layout.image(in: bounds)
  }
}
