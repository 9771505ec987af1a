import QuartzCore
import Testing
import UIKit

@testable import ObjectiveC
@testable import UIKitCore

extension OnScreen {
  /// Key-value observing of UIKit's own properties, as described in Apple's "Key-Value Observing
  /// Programming Guide".
  @MainActor struct ObservingTests {
    private let screen = TestScreen()

    /// A log of the calls of observers.
    private final class Log<Value> {
      var changes: [(old: Value?, new: Value?)] = []
    }

    /// Returns the changes that an observer receives while a closure runs.
    private func changes<Object: NSObject, Value>(
      of object: Object, _ path: KeyPath<Object, Value>, while work: () -> Void
    ) -> [(old: Value?, new: Value?)] {
      let log = Log<Value>()
      let observation = object.observe(path, options: [.old, .new]) { _, change in
        log.changes.append((change.oldValue, change.newValue))
      }
      work()
      observation.invalidate()
      return log.changes
    }

    @Test func aViewsGeometryIsToldInItsSetter() {
      let view = UIView()
      let new = CGRect(x: 1, y: 2, width: 3, height: 4)
      let frames = changes(of: view, \.frame) { view.frame = new }
      #expect(frames.count == 1 && frames.first?.old == .zero && frames.first?.new == new)
      #expect(changes(of: view, \.bounds) { view.frame.size.width = 9 }.count == 1)
      #expect(changes(of: view, \.center) { view.center = .zero }.first?.new == .zero)
      #expect(changes(of: view, \.frame) { view.alpha = 0.5 }.isEmpty)
    }

    @Test func whatCannotBeComparedIsToldOfOnceThoughTheObserverChangesMore() {
      let view = UIView()
      let layer = view.layer
      var count = 0
      let observation = layer.observe(\.transform) { layer, _ in
        count += 1
        layer.setNeedsDisplay()
      }
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      view.setNeedsLayout()
      #expect(count == 1)
      observation.invalidate()
    }

    @Test func changesAskOnlyForObservationsOfTheirObject() {
      let view = UIView()
      let layer = CALayer()
      let observations = (0..<20).map { _ in view.observe(\.alpha) { _, _ in } }
      let observers = PropertyObservers.shared
      func count(for object: NSObject) -> Int {
        observers.lock.withLock {
          observers.candidates(for: object).count { $0.object === view }
        }
      }
      #expect(count(for: layer) == 0 && count(for: view) == 20)
      for observation in observations { observation.invalidate() }
      #expect(count(for: view) == 0)
      #expect(changes(of: view, \.alpha) { view.alpha = 0.5 }.count == 1)
    }

    @Test func looksAreToldInTheirSetters() {
      let view = UIView()
      #expect(changes(of: view, \.isHidden) { view.isHidden = true }.first?.new == true)
      #expect(changes(of: view, \.alpha) { view.alpha = 0.5 }.first?.old == 1)
      #expect(
        changes(of: view, \.backgroundColor) { view.backgroundColor = .red }.first?.new == .red)
      let label = UILabel()
      #expect(changes(of: label, \.text) { label.text = "a" }.first?.new == "a")
      let button = UIButton(type: .system)
      #expect(changes(of: button, \.isEnabled) { button.isEnabled = false }.count == 1)
      #expect(changes(of: button, \.isSelected) { button.isSelected = true }.count == 1)
      let field = UITextField()
      #expect(changes(of: field, \.text) { field.text = "b" }.first?.new == "b")
      let text = UITextView()
      #expect(changes(of: text, \.text) { text.text = "c" }.first?.new == "c")
      let picture = UIImageView()
      let image = UIImage.plain(.red)
      #expect(changes(of: picture, \.image) { picture.image = image }.first?.new == image)
      let slider = UISlider()
      #expect(changes(of: slider, \.value) { slider.value = 0.5 }.first?.new == 0.5)
      let toggle = UISwitch()
      #expect(changes(of: toggle, \.isOn) { toggle.isOn = true }.count == 1)
      let stepper = UIStepper()
      #expect(changes(of: stepper, \.value) { stepper.value = 3 }.first?.new == 3)
      let progress = UIProgressView()
      #expect(changes(of: progress, \.progress) { progress.progress = 0.5 }.count == 1)
      let segments = UISegmentedControl(items: ["a", "b"])
      let selections = changes(of: segments, \.selectedSegmentIndex) {
        segments.selectedSegmentIndex = 1
      }
      #expect(selections.first?.new == 1)
    }

    @Test func aLayersPropertiesAreToldInTheirSetters() {
      let view = UIView()
      let layer = view.layer
      let point = CGPoint(x: 5, y: 6)
      #expect(changes(of: layer, \.position) { layer.position = point }.first?.new == point)
      #expect(changes(of: layer, \.cornerRadius) { layer.cornerRadius = 4 }.first?.new == 4)
      #expect(changes(of: view, \.layer.position) { view.center = .zero }.first?.new == .zero)
      #expect(changes(of: view, \.center) { layer.position = point }.first?.new == point)
    }

    @Test func aScrollViewsContentIsToldInItsSetters() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let size = CGSize(width: 100, height: 500)
      #expect(changes(of: scroll, \.contentSize) { scroll.contentSize = size }.first?.new == size)
      let offset = CGPoint(x: 0, y: 50)
      let offsets = changes(of: scroll, \.contentOffset) {
        scroll.contentOffset = offset
        scroll.setContentOffset(.zero, animated: false)
      }
      #expect(offsets.map(\.new) == [offset, .zero] && offsets.map(\.old) == [.zero, offset])
    }

    /// Apps use this to make tables as tall as their content.
    @Test func aConstraintMayFollowTheContentOfATable() {
      let source = TableSource([["a", "b", "c"]])
      let table = UITableView()
      table.translatesAutoresizingMaskIntoConstraints = false
      table.dataSource = source
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 50
      screen.view.addSubview(table)
      let height = table.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        height, table.widthAnchor.constraint(equalToConstant: 200),
        table.topAnchor.constraint(equalTo: screen.view.topAnchor),
        table.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      ])
      let observation = table.observe(\.contentSize, options: .new) { _, change in
        height.constant = change.newValue?.height ?? 0
      }
      screen.commit()
      #expect(table.frame.height == table.contentSize.height && table.frame.height >= 150)
      observation.invalidate()
    }

    @Test func layoutTellsOnceFramesAreSet() {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        width, view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: screen.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      ])
      screen.commit()
      let bounds = changes(of: view, \.bounds) {
        width.constant = 20
        screen.view.layoutIfNeeded()
      }
      #expect(bounds.map(\.new?.width) == [20])
    }

    @Test func controllersAndItemsAreToldInTheirSetters() {
      let controller = UIViewController()
      #expect(changes(of: controller, \.title) { controller.title = "a" }.first?.new == "a")
      let navigation = UINavigationController(rootViewController: controller)
      let stacks = changes(of: navigation, \.viewControllers) {
        navigation.pushViewController(UIViewController(), animated: false)
      }
      #expect(stacks.first?.new?.count == 2)
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      #expect(changes(of: tabs, \.selectedIndex) { tabs.selectedIndex = 1 }.first?.new == 1)
      let item = UIBarButtonItem()
      #expect(changes(of: item, \.isEnabled) { item.isEnabled = false }.count == 1)
    }

    @Test func whoAsksForWhatComesBeforeIsToldTwice() {
      let view = UIView()
      let log = Log<Bool>()
      var kinds: [Bool] = []
      let observation = view.observe(\.isHidden, options: [.old, .new, .prior]) { _, change in
        kinds.append(change.isPrior)
        log.changes.append((change.oldValue, change.newValue))
      }
      view.isHidden = true
      #expect(kinds == [true, false])
      #expect(log.changes.map(\.old) == [false, false] && log.changes.map(\.new) == [nil, true])
      observation.invalidate()
    }

    @Test func onceRemovedAnObserverIsToldNothing() {
      let view = UIView()
      var count = 0
      var observation: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
      view.alpha = 0.5
      observation = nil
      view.alpha = 0.2
      #expect(count == 1 && observation == nil)
    }

    // MARK: Selectors

    @Test(arguments: [
      "layoutSubviews", "setNeedsLayout", "hitTest:with:", "hitTest:withEvent:", "setHidden:",
      "isHidden", "addSubview:", "insertSubview:atIndex:", "convertPoint:toView:",
      "becomeFirstResponder", "touchesBegan:withEvent:", "description", "tintColor",
      "setTintColor:",
    ])
    func aViewRespondsToItsMethods(_ name: String) {
      #expect(UILabel().responds(to: Selector(name)))
    }

    @Test(arguments: ["nothing", "layoutSubview", "addSubview", "setSeparatorInset:", "text"])
    func aViewRespondsToNoOthers(_ name: String) {
      #expect(!UIView().responds(to: Selector(name)))
    }

    @Test func controllersRespondToTheirMethods() {
      let controller = UINavigationController()
      #expect(controller.responds(to: "popViewControllerAnimated:"))
      #expect(controller.responds(to: "interactivePopGestureRecognizer"))
      #expect(controller.responds(to: "presentViewController:animated:completion:"))
      #expect(!controller.responds(to: "tableView:didSelectRowAtIndexPath:"))
      #expect(!controller.responds(to: "takePhoto:") && !UIView().responds(to: "drawBadge:"))
      #expect(UITableView().responds(to: "setSeparatorInset:"))
      #expect(UITableView().responds(to: "dequeueReusableCellWithIdentifier:"))
    }
  }
}
