/// Elements of a menu that are shown together, apart from the others.
struct MenuGroup {
  /// The title of the menu that the elements are of; empty for none.
  var title = ""
  var elements: [UIMenuElement] = []
}
