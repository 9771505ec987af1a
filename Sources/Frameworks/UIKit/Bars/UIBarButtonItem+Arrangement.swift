import Stubs

// How an item is grouped with others, and which items a bar without enough space shows.
extension UIBarButtonItem {
  /// The directions of bars that can show an item.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uibarbuttonitem/axisbehavior-swift.enum>.
  @available(IOS27 )
  public enum AxisBehavior: Int, Sendable {
    /// The content of the item determines the directions.
    case automatic
    /// Only horizontal bars show the item.
    case horizontalOnly
    /// Vertical bars are preferred.
    case verticalPreferred
  }

  /// The identifier of the item, which is the same for corresponding items of different screens.
  @available(IOS26 )
  public final var identifier: String? {
    get { settings?.identifier }
    set {
      set(\.identifier, to: newValue)
      Stub.barButtonItemIdentifier.report(if: newValue != nil)
    }
  }

  /// Whether the background that the item shares with others is hidden.
  @available(IOS26 )
  public final var hidesSharedBackground: Bool {
    get { settings?.hidesSharedBackground ?? false }
    set {
      set(\.hidesSharedBackground, to: newValue)
      Stub.barButtonItemSharedBackground.report(if: newValue)
    }
  }

  /// Whether the item can share a background with others.
  @available(IOS26 )
  public final var sharesBackground: Bool {
    get { settings?.sharesBackground ?? true }
    set {
      set(\.sharesBackground, to: newValue)
      Stub.barButtonItemBackground.report(if: !newValue)
    }
  }

  /// The importance of the item in a bar without enough space.
  @available(IOS27 )
  public final var visibilityPriority: UIBarButtonItemVisibilityPriority {
    get { settings?.visibilityPriority ?? .standard }
    set {
      set(\.visibilityPriority, to: newValue)
      Stub.barButtonItemPriority.report(if: newValue != .standard)
    }
  }

  /// Whether the item has no padding.
  @available(IOS27 )
  public final var isPaddingRemoved: Bool {
    get { settings?.isPaddingRemoved ?? false }
    set { set(\.isPaddingRemoved, to: newValue) }
  }

  /// The directions of bars that can show the item, which are always horizontal.
  @available(IOS27 )
  public final var axisBehavior: UIBarButtonItem.AxisBehavior {
    get { settings?.axisBehavior ?? .automatic }
    set {
      set(\.axisBehavior, to: newValue)
      Stub.barButtonItemAxis.report(if: newValue == .verticalPreferred)
    }
  }
}
