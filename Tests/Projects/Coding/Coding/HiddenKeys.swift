import UIKit

/// Uses keys of Apple's classes that apps know although they aren't public.
final class HiddenKeysTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [navigation(), UIViewController()]
    viewControllers?.last?.title = "Other"
    setValue(TallTabBar(), forKey: "tabBar")
    tabBar.setValue(true, forKey: "hidesShadow")
  }

  private func navigation() -> UINavigationController {
    let page = HiddenKeysPage()
    page.title = "Hidden"
    let navigation = UINavigationController(rootViewController: page)
    navigation.setValue(RedNavigationBar(), forKey: "navigationBar")
    return navigation
  }
}

final class TallTabBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: super.sizeThatFits(size).height + 20)
  }
}

final class RedNavigationBar: UINavigationBar {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tintColor = .red
  }
}

final class HiddenKeysPage: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Choose", primaryAction: UIAction { [weak self] _ in self?.choose() })
    label.accessibilityIdentifier = "hidden"
    label.numberOfLines = 0
    label.frame = CGRect(x: 20, y: 160, width: 320, height: 120)
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let button = navigationItem.rightBarButtonItem?.value(forKey: "view") as? UIView
    let tab = navigationController?.tabBarItem.value(forKey: "view") as? UIView
    let device = UIDevice.current.value(forKey: "orientation") as? Int
    let bar = tabBarController!.tabBar
    label.text =
      "button \((button?.bounds.width ?? 0) > 20), tab \(tab?.isDescendant(of: bar) == true), "
      + "\(type(of: bar)) \(Int(bar.bounds.height)), device \(device ?? 0)"
  }

  private func choose() {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 250, height: 80)
    let field = UISwitch(frame: CGRect(x: 110, y: 24, width: 51, height: 31))
    field.accessibilityIdentifier = "inside"
    content.view.addSubview(field)
    let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .alert)
    alert.setValue(content, forKey: "contentViewController")
    let star = UIAlertAction(title: "Star", style: .default)
    star.setValue(UIImage(systemName: "star.fill"), forKey: "image")
    star.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
    let chosen = UIAlertAction(title: "Chosen", style: .default)
    chosen.setValue(true, forKey: "checked")
    for action in [star, chosen, UIAlertAction(title: "None", style: .cancel)] {
      alert.addAction(action)
    }
    present(alert, animated: true)
  }
}
