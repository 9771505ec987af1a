import DeviceProtocol
import UIKit

@testable import UIKitCore

/// The measurements of real views that `MeasuredFact` names.
@MainActor enum MeasuredPart {
  typealias Measurement = (TestScreen) throws -> [Double]

  static let all: [String: Measurement] =
    controls.merging(bars) { one, _ in one }.merging(lists) { one, _ in one }

  private static func values(_ size: CGSize) -> [Double] {
    [Double(size.width), Double(size.height)]
  }

  private static func values(_ lengths: CGFloat...) -> [Double] { lengths.map { Double($0) } }

  // MARK: Controls

  private static let controls: [String: Measurement] = [
    "switch.size": { _ in values(UISwitch().sizeThatFits(.zero)) },
    "switch.alignmentSize": { _ in values(UISwitch().intrinsicContentSize) },
    "slider.height": { _ in values(UISlider().sizeThatFits(.zero).height) },
    "slider.trackHeight": { _ in
      values(UISlider().trackRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 31)).height)
    },
    "slider.thumb": { screen in
      let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
      screen.view.addSubview(slider)
      screen.commit()
      return values(slider.thumb.frame.size)
    },
    "stepper.size": { _ in values(UIStepper().intrinsicContentSize) },
    "segmentedControl.height": { _ in
      values(UISegmentedControl(items: ["One", "Two"]).sizeThatFits(.zero).height)
    },
    "progressView.height": { _ in values(UIProgressView().intrinsicContentSize.height) },
    "spinner.medium": { _ in
      values(UIActivityIndicatorView(style: .medium).intrinsicContentSize)
    },
    "spinner.large": { _ in values(UIActivityIndicatorView(style: .large).intrinsicContentSize) },
    "refreshControl.height": { _ in values(UIRefreshControl().bounds.height) },
    "picker.size": { _ in values(UIPickerView().intrinsicContentSize) },
    "textField.roundedHeight": { _ in
      let field = UITextField()
      field.borderStyle = .roundedRect
      return values(field.intrinsicContentSize.height)
    },
    "textField.roundedTextInset": { _ in
      let field = UITextField()
      field.borderStyle = .roundedRect
      let text = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34))
      return values(text.minX, text.minY)
    },
    "textView.insets": { _ in
      let insets = UITextView().textContainerInset
      return values(insets.top, insets.left, insets.bottom, insets.right)
    },
    "textView.linePadding": { _ in values(UITextView().textContainer.lineFragmentPadding) },
    "button.systemFont": { _ in
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      return values(button.titleLabel?.font.pointSize ?? 0)
    },
    "button.systemPadding": { _ in
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      let line = button.titleLabel?.font.lineHeight ?? 0
      return values((button.intrinsicContentSize.height - line) / 2)
    },
    "button.pressedOpacity": { screen in
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
      screen.view.addSubview(button)
      button.isHighlighted = true
      screen.advance(1)
      return values(button.titleLabel?.alpha ?? 1)
    },
    "button.small": { _ in values(height(of: .small)) },
    "button.medium": { _ in values(height(of: .medium)) },
    "button.large": { _ in values(height(of: .large)) },
  ]

  private static func height(of size: UIButton.Configuration.Size) -> CGFloat {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.buttonSize = size
    return UIButton(configuration: configuration).intrinsicContentSize.height
  }

  // MARK: Bars

  private static let bars: [String: Measurement] = [
    "navigationBar.height": { _ in
      values(shown(UINavigationController(rootViewController: UIViewController())).height)
    },
    "navigationBar.largeTitleHeight": { _ in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.prefersLargeTitles = true
      return values(shown(navigation).height)
    },
    "navigationBar.titleFont": { _ in
      let controller = UIViewController()
      controller.title = "Title"
      let screen = TestScreen(root: UINavigationController(rootViewController: controller))
      screen.advance(1)
      return try font(of: "Title", on: screen)
    },
    "navigationBar.largeTitleFont": { _ in
      let controller = UIViewController()
      controller.title = "Title"
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      let screen = TestScreen(root: navigation)
      screen.advance(1)
      return try font(of: "Title", on: screen)
    },
    "navigationBar.promptFont": { _ in
      let controller = UIViewController()
      controller.navigationItem.prompt = "Prompt"
      let screen = TestScreen(root: UINavigationController(rootViewController: controller))
      screen.advance(1)
      return try font(of: "Prompt", on: screen)
    },
    "navigationBar.landscapeHeight": { _ in
      let navigation = UINavigationController(rootViewController: UIViewController())
      return values(shown(navigation, on: .iPhone15Landscape).height)
    },
    "toolbar.height": { _ in values(UIToolbar().sizeThatFits(.zero).height) },
    "tabBar.height": { _ in values(tabBarHeight(on: .iPhone15)) },
    "tabBar.landscapeHeight": { _ in values(tabBarHeight(on: .iPhone15Landscape)) },
  ]

  /// The height of a tab bar above the home indicator.
  private static func tabBarHeight(on device: DeviceConfiguration) -> CGFloat {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let screen = TestScreen(device, root: tabs)
    screen.commit()
    return tabs.tabBar.frame.height - screen.window.safeAreaInsets.bottom
  }

  /// The size of a navigation bar on a device.
  private static func shown(
    _ navigation: UINavigationController, on device: DeviceConfiguration = .iPhone15
  ) -> CGSize {
    let screen = TestScreen(device, root: navigation)
    screen.advance(1)
    return navigation.navigationBar.frame.size
  }

  /// The size in points of the largest text with some characters, and its weight from 100 to 900.
  private static func font(of text: String, on screen: TestScreen) throws -> [Double] {
    let runs = screen.stage.texts.filter { $0.text == text }
    guard let run = runs.max(by: { $0.font.size < $1.font.size }) else {
      throw MissingText(text: text)
    }
    return [run.font.size, Double(run.font.weight)]
  }

  private struct MissingText: Error {
    let text: String
  }

  // MARK: Lists

  private static let lists: [String: Measurement] = [
    "table.rowHeight": { screen in
      let table = RowsController(.plain)
      _ = TestScreen(root: table)
      return values(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height)
    },
    "table.insetGroupedInset": { _ in
      let table = RowsController(.insetGrouped)
      let screen = TestScreen(root: table)
      screen.commit()
      return values(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX ?? 0)
    },
    "alert.width": { screen in
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      screen.root.present(alert, animated: false)
      screen.advance(1)
      return values((alert.view as? AlertView)?.box.bounds.width ?? 0)
    },
    "menu.width": { screen in
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
      button.menu = UIMenu(children: [UIAction(title: "Choose") { _ in }])
      button.showsMenuAsPrimaryAction = true
      screen.view.addSubview(button)
      screen.commit()
      screen.tap(button)
      screen.advance(1)
      let card = screen.window.firstView(of: MenuCard.self)
      return values(card?.bounds.width ?? 0)
    },
  ]
}

extension UIView {
  /// Returns the first view of a class in the tree below this view.
  fileprivate func firstView<View: UIView>(of type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstView(of: type) { return found }
    }
    return nil
  }
}
