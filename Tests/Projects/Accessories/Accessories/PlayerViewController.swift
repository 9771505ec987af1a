import UIKit

/// Tabs with an accessory, in a bar that's minimized while the user scrolls down.
final class PlayerViewController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let songs = UITab(
      title: "Songs", image: UIImage(systemName: "list.bullet"), identifier: "songs"
    ) { _ in
      UINavigationController(rootViewController: SongsViewController())
    }
    let profile = UITab(
      title: "Profile", image: UIImage(systemName: "person"), identifier: "profile"
    ) { _ in UIViewController() }
    let search = UISearchTab { _ in
      UINavigationController(rootViewController: SongsViewController())
    }
    search.automaticallyActivatesSearch = true
    tabs = [songs, profile, search]
    tabBarMinimizeBehavior = .onScrollDown
    bottomAccessory = UITabAccessory(contentView: NowPlayingView())
  }
}
