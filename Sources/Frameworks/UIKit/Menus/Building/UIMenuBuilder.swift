/// An object that adds menus to a menu system and removes menus from it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenubuilder>.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action and data.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu with another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces a menu with elements.
  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces an action with elements.
  @available(IOS26 )
  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before a menu.
  @available(IOS26 )
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after a menu.
  @available(IOS26 )
  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before an action.
  @available(IOS26 )
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements after an action.
  @available(IOS26 )
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements at the start of a menu.
  @available(IOS26 )
  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements at the end of a menu.
  @available(IOS26 )
  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Removes an action.
  @available(IOS26 )
  func remove(action removedIdentifier: UIAction.Identifier)
}
