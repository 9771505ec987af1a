import Testing
import UIKit

/// A window subclass as in apps, with the initializer that Apple documents as designated.
private final class AppWindow: UIWindow {
  var wasMadeInScene = false

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    wasMadeInScene = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// An animator that implements only the required methods of the protocol.
///
/// Adding animations is optional.
private final class StillAnimator: NSObject, UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// A controller that is the delegate of a tab bar, like every tab bar controller.
private final class AppTabBarController: UITabBarController {
  var chosen: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    chosen.append(item.title ?? "")
  }
}

/// A controller that counts how often its tabs are set, and records which tabs are selected.
private final class TabCountingController: UITabBarController {
  private(set) var settings = 0
  private(set) var selections: [String] = []

  override var selectedTab: UITab? {
    didSet { selections.append(selectedTab?.identifier ?? "none") }
  }

  override func setTabs(_ tabs: [UITab], animated: Bool) {
    settings += 1
    super.setTabs(tabs, animated: animated)
  }
}

/// A view that accepts only edit menu interactions, and returns the guide and the baselines of its
/// content view.
private final class WrappingView: UIView {
  let content = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 40))

  override var safeAreaLayoutGuide: UILayoutGuide { content.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { content.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { content.readableContentGuide }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { content.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { content.lastBaselineAnchor }

  override func addInteraction(_ interaction: any UIInteraction) {
    if interaction is UIEditMenuInteraction { super.addInteraction(interaction) }
  }
}

/// A controller that records the events of a search that it performs itself.
private final class OwnSearchController: UIViewController {
  private(set) var told: String?

  override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = super.contentUnavailableConfigurationState
    state.searchText = "quince"
    return state
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    told = state.searchText
  }
}

/// A canvas with custom editing, printing, and focus behavior.
private final class CanvasView: UIView {
  private(set) var printed: [String] = []
  private(set) var isFocusedByReader = false

  override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  override var textInputContextIdentifier: String? { "canvas" }
  override func printContent(_ sender: Any?) { printed.append("\(sender ?? "nobody")") }
  override func accessibilityElementDidBecomeFocused() { isFocusedByReader = true }
  override func accessibilityElementDidLoseFocus() { isFocusedByReader = false }
  override func accessibilityElementIsFocused() -> Bool { isFocusedByReader }
}

/// A controller whose child determines the behavior at the screen edges.
private final class EdgeParent: UIViewController {
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
}

private final class DropRefuser: NSObject, UIDropInteractionDelegate {}

extension OnScreen {
  /// Declarations that apps can override and call as Apple's signatures allow.
  @MainActor struct SubclassTests {
    private let screen = TestScreen()

    @Test func aWindowSubclassOverridesTheInitializerForScenes() throws {
      let scene = try #require(
        UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let window = AppWindow(windowScene: scene)
      #expect(window.wasMadeInScene)
      #expect(window.windowScene === scene)
      #expect(window.frame == scene.coordinateSpace.bounds)
      #expect(window.isHidden)
      #expect(scene.windows.contains(window))
      window.windowScene = nil
    }

    @Test func whatAnAnimatorAddsIsOptional() {
      let animator: any UIViewImplicitlyAnimating = StillAnimator()
      animator.addAnimations { Issue.record("there's nothing to animate") }
      animator.addAnimations({ Issue.record("there's nothing to animate") }, delayFactor: 0.5)
      animator.addCompletion { _ in Issue.record("nothing completes") }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      screen.advance(1)
      #expect(animator.state == .inactive)
    }

    @Test func aTabBarControllerIsTheDelegateOfItsBar() {
      let controller = AppTabBarController()
      let delegate: any UITabBarDelegate = controller
      delegate.tabBar(controller.tabBar, didSelect: UITabBarItem(title: "A", image: nil, tag: 0))
      #expect(controller.chosen == ["A"])
    }

    @Test func aTabBarControllerSubclassOverridesWhatItsTabsAre() {
      let tab = UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }
      let controller = TabCountingController(tabs: [tab])
      #expect(controller.settings == 1 && controller.tabs == [tab])
      controller.selectedTab = tab
      #expect(controller.selections == ["a"] && controller.selectedTab === tab)
    }

    @Test func aViewSubclassChoosesItsInteractionsAndGuides() {
      let view: UIView = WrappingView()
      let menu = UIEditMenuInteraction(delegate: nil)
      view.interactions = [menu, UIDropInteraction(delegate: DropRefuser())]
      #expect(view.interactions.count == 1 && view.interactions[0] === menu)
      view.removeInteraction(menu)
      #expect(view.interactions.isEmpty && menu.view == nil)
      let content = (view as? WrappingView)?.content
      #expect(view.safeAreaLayoutGuide === content?.safeAreaLayoutGuide)
      #expect(view.layoutMarginsGuide.owningView === content)
      #expect(view.readableContentGuide.owningView === content)
      for anchor in [view.firstBaselineAnchor, view.lastBaselineAnchor] {
        #expect(anchor.constraint(equalTo: view.topAnchor).firstItem === content)
      }
    }

    @Test func aViewSubclassEditsPrintsAndIsReadInItsOwnWay() {
      let plain = UIView()
      #expect(plain.editingInteractionConfiguration == .default)
      #expect(plain.textInputContextIdentifier == nil && !plain.accessibilityElementIsFocused())
      let canvas = CanvasView()
      let responder: UIResponder = canvas
      #expect(responder.editingInteractionConfiguration == .none)
      #expect(responder.textInputContextIdentifier == "canvas")
      responder.printContent("key")
      #expect(canvas.printed == ["key"])
      responder.accessibilityElementDidBecomeFocused()
      #expect(responder.accessibilityElementIsFocused())
      responder.accessibilityElementDidLoseFocus()
      #expect(!responder.accessibilityElementIsFocused())
    }

    @Test func aViewControllerSubclassNamesTheChildThatDecidesOnEdges() {
      let parent = EdgeParent()
      #expect(parent.childForScreenEdgesDeferringSystemGestures == nil)
      let child = UIViewController()
      parent.addChild(child)
      let controller: UIViewController = parent
      #expect(controller.childForScreenEdgesDeferringSystemGestures === child)
    }

    @Test func aViewControllerSubclassSaysWhatItSearches() {
      let controller = OwnSearchController()
      let screen = TestScreen(root: controller)
      screen.commit()
      #expect(controller.told == "quince")
    }

    @Test func objectsAreMadeWithoutArguments() {
      #expect(UINavigationItem().title == nil)
      #expect(UIAlertAction().style == .default && UIAlertAction().title == nil)
      let animator = UIViewPropertyAnimator()
      #expect(animator.duration > 0 && animator.state == .inactive)
      let view = UIView()
      animator.addAnimations { view.alpha = 0 }
      animator.startAnimation()
      screen.advance(1)
      #expect(view.alpha == 0 && animator.state == .inactive)
    }

    @Test func resultsMayBeIgnored() {
      let view = UIView()
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.1, delay: 0, animations: { view.alpha = 0.5 })
      UIApplication.shared.beginBackgroundTask()
      screen.advance(1)
      #expect(view.alpha == 0.5)
    }

    @Test func backgroundTasksBeginAndEndOnAnyThread() async {
      let app = UIApplication.shared
      let task = Task.detached {
        let first = app.beginBackgroundTask(withName: "upload")
        let second = app.beginBackgroundTask {}
        app.endBackgroundTask(first)
        return [first, second, app.isProtectedDataAvailable ? .invalid : first]
      }
      let identifiers = await task.value
      #expect(Set(identifiers).count == 3)
      #expect(identifiers.last == .invalid)
      #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test func openingAURLIsAwaited() async throws {
      let url = try #require(URL(string: "no-app-has-this-scheme:"))
      #expect(await UIApplication.shared.open(url) == false)
      let scene = try #require(UIApplication.shared.connectedScenes.first)
      #expect(await scene.open(url, options: nil) == false)
    }

    @Test func constantsAreKnownOnEveryThread() async {
      let names = await Task.detached {
        [
          UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString,
          UIScreen.brightnessDidChangeNotification.rawValue,
          UIContentSizeCategory.didChangeNotification.rawValue,
          UIAccessibility.reduceTransparencyStatusDidChangeNotification.rawValue,
        ]
      }.value
      #expect(Set(names).count == 5)
      #expect(URL(string: names[0])?.scheme == URL(string: names[1])?.scheme)
    }
  }
}
