extension UIListContentConfiguration {
  /// Returns the default configuration of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .cell() }

  /// Returns the default configuration of a cell with a subtitle in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }

  /// Returns the default configuration of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.plainHeader()
    configuration.textProperties.font = .preferredFont(forTextStyle: .title3)
    return configuration
  }

  /// Returns the configuration of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.plainHeader()
    configuration.textProperties.font = .preferredFont(forTextStyle: .title3)
    return configuration
  }

  /// Returns the configuration of a very prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.plainHeader()
    configuration.textProperties.font = .preferredFont(forTextStyle: .title2)
    return configuration
  }
}
