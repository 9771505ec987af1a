import DeviceProtocol
import Stubs

/// A text field for searching, with a rounded background and a magnifying glass.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfield>.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let look = SystemDesign.current.search.field

  private let glass = UIImageView()
  final var tokenViews: [SearchTokenView] = []
  /// The search bar that contains the field.
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
    super.backgroundColor = Self.look.fill
    layer.cornerRadius = Self.look.cornerRadius
    layer.cornerCurve = .continuous
    clearButtonMode = .always
    font = .preferredFont(forTextStyle: Self.look.style)
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
    let configuration = UIImage.SymbolConfiguration(
      pointSize: Self.look.symbolSize, weight: .regular)
    glass.image =
      image ?? UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
    glass.tintColor = Self.look.symbolColor
  }

  /// Returns the area for the text between the magnifying glass and the buttons.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  /// Returns the area for the text while it's being edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  private func inset(_ rect: CGRect) -> CGRect {
    var rect = rect
    let tokens = min(tokensWidth, rect.width)
    rect.size.width -= tokens
    if effectiveUserInterfaceLayoutDirection == .leftToRight { rect.origin.x += tokens }
    let margin = Self.look.textMargin
    if rect.minX < margin {
      rect = rect.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0))
    }
    let excess = rect.maxX - (bounds.width - margin)
    if excess > 0 { rect.size.width -= excess }
    let offset = searchBar?.searchTextPositionAdjustment ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Returns the area of the magnifying glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === glass else { return super.leftViewRect(forBounds: bounds) }
    let offset = searchBar?.positionAdjustment(for: .search) ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.width - Self.look.symbolWidth : 0, y: 0,
      width: Self.look.symbolWidth, height: bounds.height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set { showTokens(newValue) }
  }

  /// Whether the user can delete tokens.
  open var allowsDeletingTokens = true

  /// Whether the user can copy tokens.
  open var allowsCopyingTokens = true {
    didSet { Stub.searchTokenCopying.report(if: allowsCopyingTokens) }
  }

  /// The color behind tokens.
  open var tokenBackgroundColor: UIColor! = SearchTokenView.look.fill {
    didSet { updateTokens() }
  }

  /// The range of the text, without the tokens.
  open var textualRange: UITextRange { TextOffsetRange(editor.all) }

  /// Inserts a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var tokens = tokens
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    showTokens(tokens)
  }

  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    var tokens = tokens
    tokens.remove(at: tokenIndex)
    showTokens(tokens)
  }

  /// Returns the position of a token.
  ///
  /// All tokens are before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns the tokens in a range.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
  }

  /// Replaces a part of the text with a token.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  override var hasTokens: Bool { !tokenViews.isEmpty }

  override func removeTokens() {
    if hasTokens { showTokens([]) }
  }

  /// Deletes the selected token or the character before the caret.
  ///
  /// At the start of the text, this selects the last token.
  open override func deleteBackward() {
    if !deleteTokenBackward() { super.deleteBackward() }
  }

  /// Types text, which replaces a selected token.
  open override func insertText(_ text: String) {
    if let selected = tokenViews.firstIndex(where: \.isSelected) { removeToken(at: selected) }
    super.insertText(text)
  }

  /// Lays out the tokens and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTokens()
  }

  /// Ends editing and clears the selection of tokens.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    select(nil)
    return super.resignFirstResponder()
  }

  /// The size of a search field.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: Self.look.height)
  }

  // MARK: Accessibility

  override var elementKind: ElementKind { .searchField }
}
