import DisplayList
import Foundation

/// Caches the home screen until it changes, and the images of the apps' icons.
struct HomeScreenStore {
  /// The home screen, if it's up to date.
  private(set) var current: HomeScreen?
  private var iconImages: [Source: (id: ImageID, data: Data)] = [:]
  /// The icons from Icon Composer that can't be drawn.
  private var unreadable: Set<Source> = []

  /// The file or folder with an icon, and the style in which it's drawn.
  private struct Source: Hashable {
    let place: URL
    let style: IconStyle
  }

  /// Discards the home screen after a change to the apps or to the screen's size or appearance.
  mutating func forget() {
    current = nil
  }

  /// Discards the icons as well after an app is installed, because its icon can have changed.
  mutating func forgetIcons() {
    iconImages = [:]
    unreadable = []
    forget()
  }

  mutating func make(in situation: ScreenSituation) -> HomeScreen {
    var images: [String: ImageID] = [:]
    for app in situation.installedApps {
      let style = style(of: app, in: situation)
      guard let place = app.icon(in: style) else { continue }
      let source = Source(place: place, style: style)
      readImage(of: source)
      images[app.bundleID] = iconImages[source]?.id
    }
    let configuration =
      situation.model.isPad
      ? situation.configuration : situation.model.configuration(appearance: situation.appearance)
    let home = HomeScreen(
      apps: situation.installedApps, configuration: configuration, images: images,
      design: situation.design)
    current = home
    return home
  }

  private func style(of app: InstalledApp, in situation: ScreenSituation) -> IconStyle {
    if situation.configuration.switches[.tintedIcons] { return .tinted }
    guard situation.appearance == .dark else { return .light }
    let isSetWithoutDarkImage = app.darkIcon == nil && app.icon.map(IconPainter.isIcon) == false
    return isSetWithoutDarkImage ? .light : .dark
  }

  private mutating func readImage(of source: Source) {
    guard iconImages[source] == nil, !unreadable.contains(source) else { return }
    if IconPainter.isIcon(source.place) {
      guard let data = IconPainter.png(of: source.place, in: source.style) else {
        unreadable.insert(source)
        return
      }
      iconImages[source] = (HomeScreen.imageID(of: data), data)
    } else if let data = try? BundleFile.readImage(source.place) {
      let shown = IconPainter.image(data, in: source.style) ?? data
      iconImages[source] = (HomeScreen.imageID(of: shown), shown)
    }
  }

  /// The images of the apps' icons.
  var images: [ImageID: Data] {
    Dictionary(
      iconImages.values.map { ($0.id, $0.data) }, uniquingKeysWith: { first, _ in first })
  }
}
