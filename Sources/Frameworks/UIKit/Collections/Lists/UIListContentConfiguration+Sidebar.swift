extension UIListContentConfiguration {
  /// Returns the default configuration of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .cell() }

  /// Returns the default configuration of a cell with a subtitle in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }

  /// Returns the default configuration of a cell in a sidebar with accompanying content.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .cell() }

  /// Returns the default configuration of a cell with a subtitle in a sidebar with accompanying
  /// content.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .subtitleCell()
  }

  /// Returns the configuration of a plain list's header, in the bold font of a text style.
  private static func header(in style: UIFont.TextStyle) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.plainHeader()
    let font = UIFont.preferredFont(forTextStyle: style)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    configuration.textProperties.font = bold.map { UIFont(descriptor: $0, size: 0) } ?? font
    return configuration
  }

  /// Returns the default configuration of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    header(in: .title3)
  }

  /// Returns the configuration of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(in: .title3)
  }

  /// Returns the configuration of a very prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(in: .title2)
  }
}
