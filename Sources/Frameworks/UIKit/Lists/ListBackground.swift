/// A default background in lists, whose color depends on the state of the cell in front of it.
enum ListBackground {
  case plainCell, groupedCell, groupedHeaderFooter, sidebarCell

  /// Returns the color for a cell or header, which can be selected or highlighted.
  func color(isChosen: Bool) -> UIColor {
    let look = SystemDesign.current.lists.backgrounds
    return switch self {
    case .groupedHeaderFooter: .clear
    case _ where isChosen: look.chosenCell
    case .plainCell: look.plain
    case .groupedCell: look.groupedCell
    case .sidebarCell: .clear
    }
  }
}

extension UIBackgroundConfiguration {
  static func list(_ list: ListBackground) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.list = list
    configuration.backgroundColor = list.color(isChosen: false)
    if list == .sidebarCell { configuration.cornerRadius = SystemDesign.current.lists.cornerRadius }
    return configuration
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    list(.groupedHeaderFooter)
  }

  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(.sidebarCell) }

  /// Returns the background of a cell in a list that accompanies a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    list(.sidebarCell)
  }

  /// Returns the configuration for a state.
  ///
  /// It uses the list's color unless the app has chosen another one.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let list,
      [true, false].contains(where: { backgroundColor == list.color(isChosen: $0) })
    else { return self }
    var configuration = self
    configuration.backgroundColor = list.color(isChosen: Self.isChosen(state))
    return configuration
  }

  private static func isChosen(_ state: any UIConfigurationState) -> Bool {
    if let state = state as? UICellConfigurationState {
      return state.isSelected || state.isHighlighted
    }
    guard let state = state as? UIViewConfigurationState else { return false }
    return state.isSelected || state.isHighlighted
  }
}
