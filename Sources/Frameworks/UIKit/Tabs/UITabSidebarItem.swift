/// An item of a tab bar controller's sidebar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabsidebaritem>.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, NSCopying {
  /// The subject of an item.
  public enum Content {
    /// A tab.
    case tab(UITab)
    /// An action of a group of tabs.
    case action(UIAction)
  }

  /// A request for an item.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabsidebaritem/request>.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The subject of the item.
    public let content: Content

    init(_ content: Content) {
      self.content = content
      super.init()
    }
  }

  /// The subject of the item.
  public let content: Content
  /// The configuration of the item's content.
  open var contentConfiguration: any UIContentConfiguration
  /// The configuration of the item's background.
  open var backgroundConfiguration: UIBackgroundConfiguration
  /// The accessories at the item's edges.
  open var accessories: [UICellAccessory] = []

  /// Creates an item with the default content for a request.
  public convenience init(request: Request) {
    self.init(request.content)
  }

  private init(_ content: Content) {
    self.content = content
    contentConfiguration = Self.configuration(for: content)
    backgroundConfiguration = .listSidebarCell()
    super.init()
  }

  /// The state of the item.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: .current)
  }

  /// Returns the default configuration of the item's content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    Self.configuration(for: content)
  }

  /// Returns the default configuration of the item's background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }

  /// Returns an item with the same properties.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copied: Any?
    MainActor.assumeIsolated { copied = duplicate() }
    return copied as Any
  }

  private func duplicate() -> UITabSidebarItem {
    let copy = UITabSidebarItem(content)
    copy.contentConfiguration = contentConfiguration
    copy.backgroundConfiguration = backgroundConfiguration
    copy.accessories = accessories
    return copy
  }

  private static func configuration(for content: Content) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    switch content {
    case .tab(let tab):
      configuration.text = tab.title
      configuration.secondaryText = tab.subtitle
      configuration.image = tab.image
    case .action(let action):
      configuration.text = action.title
      configuration.image = action.image
    }
    return configuration
  }
}
