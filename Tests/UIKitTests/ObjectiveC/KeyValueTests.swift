import ObjectiveC
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Key-value coding, as described in Apple's "Key-Value Coding Programming Guide".
  @MainActor struct KeyValueTests {
    private let screen = TestScreen()

    /// A view with properties for a storyboard's runtime attributes, which are registered as the
    /// builder does.
    private final class Values: UIView {
      var count = 1
      var small = Int8(1)
      var length: CGFloat = 1
      var isOn = false
      var title: String?
      var Outlet: UILabel?
      var SHOUTED: UILabel?

      static let registered: Void = ObjCRuntime.register(
        ObjCClass(
          Values.self, name: "Values", module: "UIKitTests",
          members: [
            .key("count", \Values.count), .key("small", \Values.small),
            .key("length", \Values.length), .key("isOn", \Values.isOn),
            .key("title", \Values.title), .key("Outlet", \Values.Outlet),
            .key("SHOUTED", \Values.SHOUTED),
          ]))
    }

    /// A property that an app adds to all layers in an extension.
    private static let extended: Void = ObjCRuntime.add(
      [
        .property(
          "borderUIColor", of: CALayer.self, get: { $0.borderColor.map { UIColor(cgColor: $0) } },
          set: {
            let color: UIColor? = try ObjCRuntime.fitting($1)
            $0.borderColor = color?.cgColor
          })
      ], to: CALayer.self)

    init() {
      Values.registered
      Self.extended
    }

    private final class OwnField: UISearchTextField {}

    @Test func anObjectOfASuperclassFits() throws {
      let field = UISearchTextField()
      let own: OwnField? = try ObjCRuntime.fitting(field)
      own?.placeholder = "Search"
      #expect(field.placeholder == "Search" && own === field)
      #expect(throws: ObjCRuntime.Failure.self) {
        let _: OwnField? = try ObjCRuntime.fitting(UILabel())
      }
    }

    /// Objects that are neither responders nor layers.
    @Test func allObjectsHaveKeys() {
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      item.setValue("Stay", forKey: "title")
      #expect(item.title == "Stay" && item.value(forKey: "title") as? String == "Stay")
      item.customView = UIView()
      item.setValue(0.5, forKeyPath: "customView.alpha")
      #expect(item.value(forKeyPath: "customView.alpha") as? CGFloat == 0.5)
    }

    /// Properties with an enumeration type have numeric values.
    @Test func enumerationsAreNumbers() {
      let label = UILabel()
      label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
      label.setValue(UIView.ContentMode.top.rawValue, forKey: "contentMode")
      #expect(label.textAlignment == .center && label.contentMode == .top)
      let cell = UITableViewCell()
      cell.setValue(UITableViewCell.AccessoryType.checkmark.rawValue, forKey: "accessoryType")
      #expect(cell.accessoryType == .checkmark)
      #expect(cell.value(forKey: "accessoryType") as? Int == cell.accessoryType.rawValue)
    }

    @Test func controllersAndConstraintsHaveKeys() {
      let tabs = UITabBarController()
      tabs.setValue([UIViewController(), UIViewController()], forKey: "viewControllers")
      tabs.setValue(1, forKey: "selectedIndex")
      #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 1)
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.setValue(7, forKey: "constant")
      #expect(constraint.constant == 7)
      view.addSubview(UILabel())
      #expect((view.value(forKey: "subviews") as? [UIView])?.count == 1)
    }

    @Test func collectionsHaveKeysOfTheirOwn() {
      let dictionary: NSMutableDictionary = ["a": 1]
      dictionary.setValue(2, forKey: "b")
      dictionary.setValue(nil, forKey: "a")
      #expect(dictionary == ["b": 2] && dictionary.value(forKey: "b") as? Int == 2)
      let tags = NSArray(array: [1, 2].map { UIBarButtonItem(tag: $0) })
      #expect(tags.value(forKey: "tag") as? [Int] == [1, 2])
    }

    @Test func textsAreReadAsTheNumbersThatTheyBeginWith() {
      let view = Values()
      view.setValue("10", forKey: "count")
      view.setValue("7 and more", forKey: "small")
      view.setValue("2.5", forKey: "length")
      view.setValue("YES", forKey: "isOn")
      #expect(view.count == 10 && view.small == 7 && view.length == 2.5 && view.isOn)
      view.setValue("none", forKey: "count")
      #expect(view.count == 0)
      view.setValue("10", forKey: "title")
      #expect(view.title == "10")
    }

    @Test func layersReadTextsAsNumbersThroughTheirViews() {
      let view = UIView()
      view.setValue("12", forKeyPath: "layer.cornerRadius")
      view.setValue("0.5", forKeyPath: "layer.shadowOpacity")
      view.setValue("YES", forKeyPath: "layer.masksToBounds")
      #expect(view.layer.cornerRadius == 12 && view.layer.shadowOpacity == 0.5)
      #expect(view.clipsToBounds)
    }

    @Test func aViewRoundsItsCornersItself() {
      let view = UIView()
      view.setValue(8, forKey: "cornerRadius")
      #expect(view.layer.cornerRadius == 8)
    }

    @Test func whatAnAppAddsToLayersIsSetByKeyAndByPath() {
      let view = UIView()
      view.setValue(UIColor.red, forKeyPath: "layer.borderUIColor")
      #expect(view.layer.borderColor == UIColor.red.cgColor)
      view.layer.setValue(UIColor.blue, forKey: "borderUIColor")
      #expect(view.layer.borderColor == UIColor.blue.cgColor)
      #expect(view.layer.value(forKey: "borderUIColor") as? UIColor == .blue)
    }

    @Test func aLayerKeepsWhatItHasNoPropertyFor() {
      let view = UIView()
      view.setValue("mine", forKeyPath: "layer.anything")
      #expect(view.value(forKeyPath: "layer.anything") as? String == "mine")
    }

    @Test func theSystemsClassesHaveTheirProperties() {
      let label = UILabel()
      label.setValue("Text", forKey: "text")
      label.setValue(UIColor.red, forKey: "textColor")
      label.setValue(3, forKey: "numberOfLines")
      #expect(label.text == "Text" && label.textColor == .red && label.numberOfLines == 3)
      let picture = UIImageView()
      let image = UIImage.plain(.red)
      picture.setValue(image, forKey: "image")
      #expect(picture.image === image)
      let bar = UITabBar()
      bar.setValue(UIColor.red, forKey: "unselectedItemTintColor")
      #expect(bar.unselectedItemTintColor == .red)
      let toggle = UISwitch()
      toggle.setValue(true, forKey: "on")
      #expect(toggle.isOn)
      let progress = UIProgressView()
      progress.setValue("0.5", forKey: "progress")
      #expect(progress.progress == 0.5)
      let stack = UIStackView()
      stack.setValue(5, forKey: "spacing")
      #expect(stack.spacing == 5)
      let slider = UISlider()
      slider.setValue(0.25, forKey: "value")
      #expect(slider.value == 0.25)
      let navigation = UINavigationBar()
      navigation.setValue(true, forKey: "prefersLargeTitles")
      #expect(navigation.prefersLargeTitles)
    }

    @Test func theFirstLetterOfAKeyMayBeOfTheOtherCase() {
      let view = Values()
      let label = UILabel()
      view.setValue(label, forKey: "outlet")
      #expect(view.Outlet === label)
      view.setValue(label, forKey: "SHOUTED")
      #expect(view.SHOUTED === label)
      view.setValue("x", forKey: "Title")
      #expect(view.title == "x")
    }
  }
}

extension UIBarButtonItem {
  fileprivate convenience init(tag: Int) {
    self.init()
    self.tag = tag
  }
}
