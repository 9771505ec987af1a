/// A placeholder in a menu for elements that are created when the menu is shown.
///
/// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement>.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// A name that identifies a deferred element.
  @available(IOS26 )
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name that identifies the element.
  @available(IOS26 )
  open private(set) var identifier: Identifier

  /// The provider, or `nil` if the responder chain is asked for one.
  private let provider: Provider?
  private let isCached: Bool
  private var loaded: [UIMenuElement]?
  private var isLoading = false
  /// Whether no responder had a provider when the elements were loaded.
  private var wasUnprovided = false

  /// Creates an element whose provider is called only once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(provider: Provider(elementProvider), isCached: true)
  }

  /// Creates an element whose provider is called each time that the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    unsafeDowncast(
      UIDeferredMenuElement(provider: Provider(elementProvider), isCached: false), to: self)
  }

  /// Creates an element whose provider comes from the responder chain.
  @available(IOS26 )
  open class func usingFocus(
    identifier: UIDeferredMenuElement.Identifier, shouldCacheItems: Bool
  ) -> Self {
    unsafeDowncast(
      UIDeferredMenuElement(provider: nil, isCached: shouldCacheItems, identifier: identifier),
      to: self)
  }

  private init(provider: Provider?, isCached: Bool, identifier: Identifier? = nil) {
    self.provider = provider
    self.isCached = isCached
    self.identifier =
      identifier ?? Identifier("com.apple.deferred-element.dynamic.\(UUID().uuidString)")
    super.init(title: "", subtitle: nil, image: nil)
  }

  override func makeCopy() -> UIMenuElement {
    UIDeferredMenuElement(provider: provider, isCached: isCached, identifier: identifier)
  }

  /// Whether the elements come from the responder chain.
  var isOfFocus: Bool { provider == nil }

  /// The elements, if they have been loaded.
  var elements: [UIMenuElement]? { loaded }

  /// Loads the elements, unless they have been loaded or are being loaded.
  ///
  /// There are none if no responder has a provider.
  /// - Parameter responder: The first responder that's asked for a provider.
  func load(from responder: UIResponder?, then onLoad: @escaping @MainActor () -> Void) {
    guard loaded == nil, !isLoading else { return }
    guard let provider = provider ?? provider(from: responder) else {
      loaded = []
      wasUnprovided = true
      return onLoad()
    }
    wasUnprovided = false
    isLoading = true
    provider.provide { [weak self] elements in
      guard let self else { return }
      isLoading = false
      loaded = elements
      onLoad()
    }
  }

  private func provider(from responder: UIResponder?) -> Provider? {
    guard let responder else { return nil }
    return sequence(first: responder, next: \.next).lazy
      .compactMap { $0.provider(for: self) }.first
  }

  /// Discards the elements if they're created again each time, or if no responder had a provider.
  func menuWillAppear() {
    if !isCached || wasUnprovided { loaded = nil }
  }
}
