/// A text field for searching, with a rounded background and a magnifying glass.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfield>.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let height: CGFloat = 36
  private static let iconWidth: CGFloat = 30

  private let glass = UIImageView()
  /// The search bar that has the field.
  weak var searchBar: UISearchBar?

  /// Creates a search field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search field from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .none
    super.backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clearButtonMode = .always
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .search
    accessibilityTraits = .searchField
    glass.contentMode = .center
    showIcon(nil)
    leftView = glass
    leftViewMode = .always
  }

  /// Shows an image in place of the magnifying glass.
  final func showIcon(_ image: UIImage?) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular)
    glass.image =
      image ?? UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
    glass.tintColor = .secondaryLabel
  }

  /// The room for the text beside the magnifying glass and the buttons.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  /// The room for the text while it's edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  private func inset(_ rect: CGRect) -> CGRect {
    var rect = rect
    let margin: CGFloat = 7
    if rect.minX < margin {
      rect = rect.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0))
    }
    let excess = rect.maxX - (bounds.width - margin)
    if excess > 0 { rect.size.width -= excess }
    let offset = searchBar?.searchTextPositionAdjustment ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// The place of the magnifying glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === glass else { return super.leftViewRect(forBounds: bounds) }
    let offset = searchBar?.positionAdjustment(for: .search) ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.width - Self.iconWidth : 0, y: 0, width: Self.iconWidth,
      height: bounds.height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// The size of a search field.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: Self.height)
  }
}
