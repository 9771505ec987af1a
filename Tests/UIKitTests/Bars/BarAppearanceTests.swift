import DeviceProtocol
import DisplayList
import Testing
import UIKit

extension OnScreen {
  @MainActor struct BarAppearanceTests {
    private let screen = TestScreen()
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))

    init() {
      screen.view.backgroundColor = .white
      bar.items = [UINavigationItem(title: "Below"), UINavigationItem(title: "Top")]
      screen.view.addSubview(bar)
    }

    /// The color of the bar next to its title and buttons.
    private var shown: Color? {
      screen.commit()
      return screen.stage.color(at: CGPoint(x: 300, y: 122))
    }

    private var images: Int {
      screen.commit()
      return screen.stage.commands.count { if case .image = $0 { true } else { false } }
    }

    private func image(_ size: CGFloat = 10) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: size, height: size))
      }
    }

    /// A copy has the type of the original, without a cast.
    @Test func copiesAreOfTheSameTypeAndIndependent() {
      let appearance = UINavigationBarAppearance()
      let copy = appearance.copy()
      copy.titlePositionAdjustment.vertical = 3
      copy.buttonAppearance.normal.titlePositionAdjustment.vertical = 4
      #expect(appearance.titlePositionAdjustment == .zero)
      #expect(appearance.buttonAppearance.normal.titlePositionAdjustment == .zero)
      let button = copy.buttonAppearance.copy()
      button.normal.backgroundImage = UIImage()
      #expect(button.normal.titlePositionAdjustment.vertical == 4)
      #expect(copy.buttonAppearance.normal.backgroundImage == nil)
      let tabs = UITabBarItemAppearance(style: .inline).copy()
      tabs.selected.iconColor = .red
      let object: NSObject = tabs
      #expect((object.copy() as? UITabBarItemAppearance)?.selected.iconColor == .red)
    }

    @Test func aTransparentBackgroundTakesAColor() {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithTransparentBackground()
      bar.standardAppearance = appearance
      #expect(shown == Color(red: 1, green: 1, blue: 1, alpha: 1))
      appearance.backgroundColor = UIColor.black.withAlphaComponent(0.5)
      bar.standardAppearance = appearance
      #expect(abs((shown?.red ?? 0) - 0.5) < 0.01)
      #expect(appearance.backgroundEffect == nil)
    }

    @Test func anEffectIsSeenThroughAColorThatIsNotOpaque() {
      let appearance = UINavigationBarAppearance()
      #expect(appearance.backgroundEffect != nil)
      appearance.backgroundColor = .red
      bar.standardAppearance = appearance
      #expect(shown == Color(red: 1, green: 0, blue: 0, alpha: 1))
      appearance.backgroundColor = nil
      appearance.backgroundEffect = UIBlurEffect(style: .dark)
      bar.standardAppearance = appearance
      #expect((shown?.red ?? 1) < 0.5)
      appearance.configureWithOpaqueBackground()
      #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    }

    private func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
      screen.commit()
      return screen.stage.color(at: CGPoint(x: x, y: y))
        == Color(red: 1, green: 0, blue: 0, alpha: 1)
    }

    @Test func imagesAreDrawnOnTheBarAndBelowIt() {
      bar.setBackgroundImage(image(), for: .default)
      #expect(isRed(300, 122) && !isRed(300, 145))
      #expect(bar.backgroundImage(for: .any, barMetrics: .default) != nil)
      bar.shadowImage = image(2)
      #expect(isRed(300, 145))
      bar.setBackgroundImage(nil, for: .default)
      bar.shadowImage = nil
      #expect(!isRed(300, 122) && !isRed(300, 145))
      let appearance = UINavigationBarAppearance()
      appearance.backgroundImage = image()
      appearance.shadowImage = image(2)
      bar.standardAppearance = appearance
      #expect(isRed(300, 122) && isRed(300, 145))
    }

    @Test func aLineDividesTheBarFromTheContent() throws {
      bar.isTranslucent = false
      screen.commit()
      let place = CGPoint(x: 300, y: 144.1)
      let line = try #require(screen.stage.color(at: place))
      let appearance = UINavigationBarAppearance()
      appearance.shadowColor = nil
      bar.standardAppearance = appearance
      screen.commit()
      let content = try #require(screen.stage.color(at: place))
      #expect(line.red < content.red - 0.05)
    }

    @Test func aTabBarHasImagesToo() {
      let tabs = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
      screen.view.addSubview(tabs)
      #expect(!isRed(300, 720) && !isRed(300, 699))
      tabs.backgroundImage = image()
      tabs.shadowImage = image(2)
      #expect(isRed(300, 720) && isRed(300, 699))
    }

    @Test func theArrowThatLeadsBackIsReplaced() {
      let before = images
      bar.backIndicatorImage = image()
      #expect(images == before + 1)
      bar.backIndicatorImage = nil
      let appearance = UINavigationBarAppearance()
      #expect(appearance.backIndicatorImage.size != .zero, "the system's own")
      let arrow = image()
      appearance.setBackIndicatorImage(arrow, transitionMaskImage: nil)
      #expect(appearance.backIndicatorImage === arrow)
      bar.standardAppearance = appearance
      #expect(images == before + 1)
    }

    @Test func anActionReplacesGoingBack() {
      let log = CallLog()
      bar.topItem?.backAction = UIAction(title: "Leave") { _ in log.note("leave") }
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "Leave" })
      screen.tap(at: CGPoint(x: 40, y: 122))
      #expect(log.take() == ["leave"])
      #expect(bar.topItem?.title == "Top")
      bar.topItem?.backAction = nil
      screen.commit()
      screen.tap(at: CGPoint(x: 40, y: 122))
      #expect(bar.topItem?.title == "Below")
    }

    @Test func copiesKeepTheirOwnButtons() {
      let appearance = UINavigationBarAppearance()
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      let copy = appearance.copy()
      copy.buttonAppearance.normal.titleTextAttributes = [:]
      #expect(appearance.buttonAppearance.normal.titleTextAttributes.count == 1)
      let tabs = UITabBarAppearance()
      tabs.stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
      tabs.stackedLayoutAppearance.selected.iconColor = .red
      let tabsCopy = tabs.copy()
      tabsCopy.stackedLayoutAppearance.configureWithDefault(for: .stacked)
      #expect(tabs.stackedLayoutAppearance.selected.iconColor == .red)
      #expect(tabsCopy.stackedLayoutAppearance.selected.iconColor == nil)
    }

    @Test func titlesOfTabsAreMoved() throws {
      let tabs = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
      let item = UITabBarItem(title: "Tab", image: nil, tag: 0)
      tabs.items = [item]
      screen.view.addSubview(tabs)
      screen.commit()
      let label = try #require(
        tabs.subviews.flatMap(\.subviews).first { ($0 as? UILabel)?.text == "Tab" })
      let before = label.frame
      item.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: -5)
      screen.commit()
      #expect(label.frame == before.offsetBy(dx: 7, dy: -5))
    }

    @Test(arguments: [
      (DeviceConfiguration.iPhone15, UIColor.red, false), (.iPhone15Landscape, .green, true),
      (.iPad, .blue, true),
    ])
    func titlesAreBelowOrBesideImages(
      _ device: DeviceConfiguration, _ color: UIColor, _ isBeside: Bool
    ) throws {
      let screen = TestScreen(device)
      let tabs = UITabBar(frame: CGRect(x: 0, y: 200, width: 393, height: 49))
      tabs.items = [UITabBarItem(title: "Tab", image: image(10), tag: 0)]
      let appearance = UITabBarAppearance()
      for (looks, color) in [
        (appearance.stackedLayoutAppearance, UIColor.red),
        (appearance.inlineLayoutAppearance, .blue),
        (appearance.compactInlineLayoutAppearance, .green),
      ] {
        looks.normal.titleTextAttributes = [.foregroundColor: color]
      }
      tabs.standardAppearance = appearance
      screen.view.addSubview(tabs)
      screen.commit()
      let views = tabs.subviews.flatMap(\.subviews)
      let label = try #require(views.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Tab" })
      let picture = try #require(
        views.lazy.compactMap { $0 as? UIImageView }.first { $0.image != nil })
      #expect(label.textColor == color)
      #expect((label.frame.minX > picture.frame.maxX) == isBeside)
      #expect((label.frame.minY > picture.frame.midY) == !isBeside)
    }

    @Test func badgesHaveTheirAttributes() throws {
      let tabs = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
      let item = UITabBarItem(title: "Tab", image: nil, tag: 0)
      item.badgeValue = "9"
      item.setBadgeTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
      #expect(item.badgeTextAttributes(for: .normal)?.count == 1)
      tabs.items = [item]
      screen.view.addSubview(tabs)
      screen.commit()
      #expect(screen.stage.texts.first { $0.text == "9" }?.font.size == 9)
    }

    @Test func aPhoneOnItsSideShowsTheImageForIt() {
      let item = UIBarButtonItem(
        image: image(10).withRenderingMode(.alwaysOriginal),
        landscapeImagePhone: image(6).withRenderingMode(.alwaysOriginal), style: .plain,
        target: nil, action: nil)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 300, height: 44))
      toolbar.items = [item]
      screen.view.addSubview(toolbar)
      #expect(isRed(17, 322) && isRed(25, 322))
      screen.send(.configure(.iPhone15Landscape))
      screen.advance(1)
      #expect(isRed(59 + 17, 322) && !isRed(59 + 23, 322))
    }
  }
}
