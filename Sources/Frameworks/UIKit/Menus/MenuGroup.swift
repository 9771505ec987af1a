/// Elements of a menu that are shown together, separated from the others.
struct MenuGroup {
  /// The title of the menu that contains the elements, or an empty string for no title.
  var title = ""
  var elements: [UIMenuElement] = []
}
