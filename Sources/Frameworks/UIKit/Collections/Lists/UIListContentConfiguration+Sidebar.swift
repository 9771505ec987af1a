extension UIListContentConfiguration {
  /// Returns the default configuration of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .cell() }

  /// Returns the default configuration of a cell with a subtitle in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }

  /// Returns the default configuration of a cell in a sidebar whose content accompanies it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .cell() }

  /// Returns the default configuration of a cell with a subtitle in a sidebar whose content accompanies it.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .subtitleCell()
  }

  private static func bold(_ style: UIFont.TextStyle) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    return font.fontDescriptor.withSymbolicTraits(.traitBold).map {
      UIFont(descriptor: $0, size: 0)
    }
      ?? font
  }

  /// Returns the default configuration of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.plainHeader()
    configuration.textProperties.font = bold(.title3)
    return configuration
  }

  /// Returns the configuration of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.plainHeader()
    configuration.textProperties.font = bold(.title3)
    return configuration
  }

  /// Returns the configuration of a very prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.plainHeader()
    configuration.textProperties.font = bold(.title2)
    return configuration
  }
}
