/// A placeholder in a menu for elements that are created when the menu is shown.
///
/// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement>.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var loaded: [UIMenuElement]?
  private var isLoading = false

  /// Creates an element whose provider is called only once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(provider: elementProvider, isCached: true)
  }

  /// Creates an element whose provider is called each time that the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    unsafeDowncast(UIDeferredMenuElement(provider: elementProvider, isCached: false), to: self)
  }

  private init(
    provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool
  ) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  override func makeCopy() -> UIMenuElement {
    UIDeferredMenuElement(provider: provider, isCached: isCached)
  }

  /// The elements, if they have been loaded.
  var elements: [UIMenuElement]? { loaded }

  /// Loads the elements, unless they have been loaded or are being loaded.
  func load(then onLoad: @escaping @MainActor () -> Void) {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    provider { [weak self] elements in
      guard let self else { return }
      isLoading = false
      loaded = elements
      onLoad()
    }
  }

  /// Discards the elements if they're created again each time.
  func menuWillAppear() {
    if !isCached { loaded = nil }
  }
}
