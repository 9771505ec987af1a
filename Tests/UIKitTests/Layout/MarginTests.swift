import DeviceProtocol
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The margins of the system, and their values if there isn't enough space.
  @MainActor struct MarginTests {
    /// The margin of a screen's content and the margin of its rows, as laid out by Interface
    /// Builder for these devices.
    private static let devices: [(DeviceConfiguration, margin: CGFloat, ofRows: CGFloat)] = [
      (.iPhoneSE, 16, 16), (.iPhone15, 16, 20), (.iPhone15Plus, 20, 20), (.iPad, 20, 20),
    ]

    @Test(arguments: [0, 1, 2, 3])
    func theMarginAtTheSidesGrowsWithTheWindow(_ index: Int) {
      let (device, margin, marginOfRows) = Self.devices[index]
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Right", primaryAction: nil)
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Left", primaryAction: nil)
      let screen = TestScreen(device, root: UINavigationController(rootViewController: controller))
      let source = TableSource([["One", "Two"]])
      let table = UITableView(frame: controller.view.bounds, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      controller.view.addSubview(table)
      screen.commit()
      #expect(controller.view.layoutMargins.left == margin)
      #expect(table.separatorInset.left == marginOfRows)
      let cell = table.visibleCells.first
      #expect(cell?.contentView.layoutMargins.left == marginOfRows)
      #expect(cell?.contentView.layoutMargins.top == 11)
      #expect(cell?.textLabel?.frame.minX == marginOfRows)
      #expect(
        controller.navigationItem.leftBarButtonItem?.barView?.frame.minX
          == margin - BarButton.padding)
    }

    @Test func aStackWithinItsMarginsIsAsLargeAsTheyAre() {
      let screen = TestScreen()
      let stack = UIStackView()
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      stack.addArrangedSubview(view)
      screen.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      ])
      screen.commit()
      #expect(stack.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
      #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 10))
    }

    /// Interface Builder lays out views that are aligned with the margins of stack views in this
    /// way.
    @Test func aStackHasNoMarginsButThoseThatItIsGiven() {
      let screen = TestScreen()
      let view = UIView()
      let stack = UIStackView(arrangedSubviews: [view])
      #expect(stack.layoutMargins == .zero && stack.directionalLayoutMargins == .zero)
      stack.frame = CGRect(x: 50, y: 200, width: 200, height: 100)
      stack.isLayoutMarginsRelativeArrangement = true
      screen.view.addSubview(stack)
      screen.commit()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      stack.layoutMargins.left = 20
      screen.commit()
      #expect(view.frame == CGRect(x: 20, y: 0, width: 180, height: 100))
    }

    @Test func aTabBarIsAsHighAsItsWindowAsks() {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      let screen = TestScreen(root: tabs)
      screen.commit()
      #expect(tabs.tabBar.frame.height == 83)
      screen.window.frame = CGRect(x: 0, y: 0, width: 393, height: 500)
      screen.commit()
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 451, width: 393, height: 49))
    }

    @Test func aRootViewFillsItsWindowWhateverItTranslates() {
      let controller = UIViewController()
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.backgroundColor = .red
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor).isActive = true
      let screen = TestScreen(root: controller)
      screen.commit()
      #expect(controller.view.frame == screen.window.bounds)
      #expect(screen.stage.color(at: CGPoint(x: 390, y: 850)) == UIColor.red.displayed)
    }

    @Test func sizeToFitKeepsTheOrigin() {
      let label = UILabel(frame: CGRect(x: 30, y: 40, width: 300, height: 100))
      label.text = "Short"
      label.sizeToFit()
      #expect(label.frame.origin == CGPoint(x: 30, y: 40))
      #expect(label.frame.width < 100 && label.frame.height < 40)
    }

    @Test func whatScrollsKeepsTheMarginsAboveAndBelow() {
      let screen = TestScreen()
      let scroll = UIScrollView(frame: screen.view.bounds)
      let row = UIView(frame: CGRect(x: 0, y: 830, width: 393, height: 60))
      row.preservesSuperviewLayoutMargins = true
      row.insetsLayoutMarginsFromSafeArea = false
      scroll.addSubview(row)
      screen.view.addSubview(scroll)
      scroll.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
      screen.commit()
      #expect(row.layoutMargins == UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 60))
    }

    @Test func anImageThatFillsIsCutOnlyWhereTheViewClips() {
      let screen = TestScreen()
      let view = UIImageView(image: .plain(.red, side: 10))
      view.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
      view.contentMode = .scaleAspectFill
      screen.view.backgroundColor = .blue
      screen.view.addSubview(view)
      screen.commit()
      let beneath = CGPoint(x: 150, y: 160)
      #expect(screen.stage.color(at: beneath) == UIColor.red.displayed)
      view.clipsToBounds = true
      screen.commit()
      #expect(screen.stage.color(at: beneath) == UIColor.blue.displayed)
    }

    @Test func anOversizedImageOfACellKeepsItsProportions() {
      let screen = TestScreen()
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 100, width: 393, height: 44)
      cell.imageView?.image = .plain(.red, side: 200)
      cell.textLabel?.text = "Text"
      screen.view.addSubview(cell)
      screen.commit()
      let frame = cell.imageView?.frame ?? .zero
      #expect(frame.width == frame.height && frame.height <= 44 && frame.height > 40)
    }

    @Test func anEllipseBeginsAtTheRightAndGoesClockwise() {
      var points: [CGPoint] = []
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath.applyWithBlock {
        switch $0.pointee.type {
        case .moveToPoint: points.append($0.pointee.points[0])
        case .addCurveToPoint: points.append($0.pointee.points[2])
        default: break
        }
      }
      #expect(
        points == [
          CGPoint(x: 20, y: 5), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 0),
          CGPoint(x: 20, y: 5),
        ])
    }
  }
}
