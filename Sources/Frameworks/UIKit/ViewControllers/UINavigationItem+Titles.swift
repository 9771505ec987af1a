import Foundation

// Titles with attributes, and the lines below titles.
extension UINavigationItem {
  /// A title with attributes, which replaces the plain one.
  @available(IOS26 )
  public final var attributedTitle: AttributedString? {
    get { settings?.title }
    set { set(\.title, to: newValue) }
  }

  /// The line below the title.
  ///
  /// It's the text of the attributed subtitle, if there's one.
  @available(IOS26 )
  public final var subtitle: String? {
    get { settings?.subtitle.string }
    set { set(\.subtitle.text, to: newValue) }
  }

  /// A line with attributes below the title.
  @available(IOS26 )
  public final var attributedSubtitle: AttributedString? {
    get { settings?.subtitle.styledText }
    set { set(\.subtitle.styledText, to: newValue) }
  }

  /// A view that's shown below the title instead of the other subtitles.
  @available(IOS26 )
  public final var subtitleView: UIView? {
    get { settings?.subtitle.view }
    set { set(\.subtitle.view, to: newValue) }
  }

  /// The large title, or `nil` if it's the same as the title.
  @available(IOS26 )
  public final var largeTitle: String? {
    get { settings?.largeTitle }
    set { set(\.largeTitle, to: newValue) }
  }

  /// The line below the large title, or `nil` if it's the same as the subtitle.
  @available(IOS26 )
  public final var largeSubtitle: String? {
    get { settings?.largeSubtitle.string }
    set { set(\.largeSubtitle.text, to: newValue) }
  }

  /// A line with attributes below the large title.
  @available(IOS26 )
  public final var largeAttributedSubtitle: AttributedString? {
    get { settings?.largeSubtitle.styledText }
    set { set(\.largeSubtitle.styledText, to: newValue) }
  }

  /// A view that's shown below the large title instead of the other subtitles.
  @available(IOS26 )
  public final var largeSubtitleView: UIView? {
    get { settings?.largeSubtitle.view }
    set { set(\.largeSubtitle.view, to: newValue) }
  }

  /// How the navigation bar moves away while content is scrolled.
  @available(IOS27 )
  public final var navigationBarMinimization: UIBarMinimization {
    get { settings?.minimization ?? UIBarMinimization() }
    set {
      set(\.minimization, to: newValue)
      bar?.controller?.barsDidChange()
    }
  }

  /// The title without attributes.
  final var plainTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

  /// The content below the title.
  final var shownSubtitle: NavigationSubtitleContent {
    settings?.subtitle ?? NavigationSubtitleContent()
  }

  /// The content below the large title, which by default is the text below the title.
  final var shownLargeSubtitle: NavigationSubtitleContent {
    guard let settings else { return NavigationSubtitleContent() }
    guard settings.largeSubtitle.isEmpty else { return settings.largeSubtitle }
    var content = settings.subtitle
    content.view = nil
    return content
  }
}
