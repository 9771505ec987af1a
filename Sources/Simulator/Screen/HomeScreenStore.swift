import DisplayList
import Foundation

/// Caches the home screen until it changes, and the images of the apps' icons.
struct HomeScreenStore {
  /// The home screen, if it's up to date.
  private(set) var current: HomeScreen?
  private var iconImages: [URL: (id: ImageID, data: Data)] = [:]

  /// Discards the home screen after a change to the apps or to the screen's size or appearance.
  mutating func forget() {
    current = nil
  }

  mutating func make(in situation: ScreenSituation) -> HomeScreen {
    var images: [String: ImageID] = [:]
    for app in situation.installedApps {
      guard let url = app.icon else { continue }
      if iconImages[url] == nil, let data = try? BundleFile.readImage(url) {
        iconImages[url] = (HomeScreen.imageID(of: data), data)
      }
      images[app.bundleID] = iconImages[url]?.id
    }
    let configuration =
      situation.model.isPad
      ? situation.configuration : situation.model.configuration(appearance: situation.appearance)
    let home = HomeScreen(
      apps: situation.installedApps, configuration: configuration, images: images)
    current = home
    return home
  }

  /// The images of the apps' icons.
  var images: [ImageID: Data] {
    Dictionary(
      iconImages.values.map { ($0.id, $0.data) }, uniquingKeysWith: { first, _ in first })
  }
}
