import DisplayList
import Foundation

/// Keeps the home screen as long as it stays the same, and the pictures of the apps' icons.
struct HomeScreenStore {
  /// The home screen, if it was made since it changed.
  private(set) var current: HomeScreen?
  private var iconImages: [URL: (id: ImageID, data: Data)] = [:]

  /// Notes that the apps, the screen's size or its looks changed.
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

  /// The pictures of the apps' icons.
  var images: [ImageID: Data] {
    Dictionary(
      iconImages.values.map { ($0.id, $0.data) }, uniquingKeysWith: { first, _ in first })
  }
}
