import ObjectiveC
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// A storyboard with two scenes, read from a separate bundle.
  @MainActor struct StoryboardTests {
    private let screen = TestScreen()
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.file("Two.bundle") }

    init() throws {
      temporary = try TemporaryFolder()
    }

    private func storyboard(_ scenes: String, more: String = "") throws -> UIStoryboard {
      let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav">
        <scenes>\(scenes)</scenes>\(more)</document>
        """
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(xml.utf8).write(to: folder.appendingPathComponent("Two.storyboard"))
      let bundle = try #require(Bundle(url: folder))
      return UIStoryboard(name: "Two", bundle: bundle)
    }

    private func view(_ id: String, _ more: String = "") -> String {
      """
      <view key="view" contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0" y="0" \
      width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \
      heightSizable="YES"/>\(more)</view>
      """
    }

    private var scenes: String {
      """
      <scene sceneID="s0"><objects><navigationController id="nav" \
      sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"><rect \
      key="frame" x="0" y="0" width="393" height="44"/></navigationBar><connections><segue \
      destination="first" kind="relationship" relationship="rootViewController" id="rel"/>\
      </connections></navigationController></objects></scene>
      <scene sceneID="s1"><objects><viewController storyboardIdentifier="first" title="First" \
      id="first" sceneMemberID="viewController">\
      \(view("v1", #"<subviews><button opaque="NO" buttonType="system" id="b"><rect key="frame" x="20" y="200" width="200" height="40"/><state key="normal" title="Next"/><connections><segue destination="second" kind="show" identifier="go" id="seg"/></connections></button></subviews>"#))\
      <navigationItem key="navigationItem" title="One" id="n1"/><connections><segue \
      destination="third" kind="presentation" identifier="modal" \
      modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="m"/>\
      </connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController storyboardIdentifier="second" id="second" \
      sceneMemberID="viewController">\(view("v2"))<navigationItem key="navigationItem" \
      title="Two" id="n2"/></viewController></objects></scene>
      <scene sceneID="s3"><objects><tableViewController storyboardIdentifier="third" \
      id="third" sceneMemberID="viewController"><tableView key="view" \
      dataMode="static" style="plain" rowHeight="44" sectionHeaderHeight="28" \
      sectionFooterHeight="28" id="tv"><rect key="frame" x="0" y="0" width="393" \
      height="852"/><sections><tableViewSection headerTitle="Head" id="sec"><cells>\
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="tl" id="cell"><rect \
      key="frame" x="0" y="28" width="393" height="44"/><tableViewCellContentView \
      key="contentView" tableViewCell="cell" id="cc"><rect key="frame" x="0" y="0" width="393" \
      height="44"/><subviews><label text="Static" id="tl"><rect key="frame" x="16" y="0" \
      width="200" height="44"/></label></subviews></tableViewCellContentView></tableViewCell>\
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
      """
    }

    @Test func theInitialControllerHasItsRoot() throws {
      let made = try storyboard(scenes).instantiateInitialViewController()
      let navigation = try #require(made as? UINavigationController)
      #expect(navigation.topViewController?.title == "First")
      #expect(navigation.topViewController?.navigationItem.title == "One")
      #expect(navigation.topViewController?.storyboard != nil)
    }

    @Test func theGlobalTintIsTheWindows() throws {
      let scene = try #require(screen.window.windowScene)
      let plain = try storyboard(scenes).makeWindow(in: scene)
      #expect(plain.tintColor == .systemBlue)
      let tint = #"<color key="tintColor" systemColor="systemPurpleColor"/>"#
      let tinted = try storyboard(scenes, more: tint).makeWindow(in: scene)
      #expect(tinted.tintColor == .systemPurple)
    }

    @Test func aSegueIsPerformedByATapAndByCode() throws {
      let made = try storyboard(scenes).instantiateInitialViewController()
      let navigation = try #require(made as? UINavigationController)
      screen.window.rootViewController = navigation
      screen.commit()
      screen.tap(at: CGPoint(x: 120, y: 220))
      screen.advance(1)
      #expect(navigation.topViewController?.navigationItem.title == "Two")
      navigation.popViewController(animated: false)
      navigation.topViewController?.performSegue(withIdentifier: "modal", sender: nil)
      screen.advance(1)
      let table = try #require(navigation.presentedViewController as? UITableViewController)
      #expect(table.modalPresentationStyle == .fullScreen)
      #expect(screen.stage.texts.contains { $0.text == "Static" })
      #expect(table.tableView.numberOfRows(inSection: 0) == 1)
    }

    @Test func scenesAreMadeByTheirIdentifiers() throws {
      let storyboard = try storyboard(scenes)
      let second = storyboard.instantiateViewController(withIdentifier: "second")
      #expect(second.navigationItem.title == "Two")
      #expect(!second.isViewLoaded)
      #expect(second.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
      let own: Own = storyboard.instantiateViewController(identifier: "second") {
        Own(coder: $0)
      }
      #expect(own.navigationItem.title == "Two")
    }

    @Test func gestureRecognizersAreOfTheirOwnClassAndRead() throws {
      let connection =
        #"<connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/><outletCollection property="gestureRecognizers" destination="swipe" appends="YES" id="d"/></connections>"#
      let made = try storyboard(
        """
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="only" id="only" \
        sceneMemberID="viewController">\(view("v1", connection))</viewController>\
        <tapGestureRecognizer id="tap" numberOfTapsRequired="2" cancelsTouchesInView="NO" \
        customClass="CountedTap" customModule="UIKitTests"/><swipeGestureRecognizer id="swipe" \
        numberOfTouchesRequired="3"><swipeGestureRecognizerDirection key="direction" up="YES"/>\
        </swipeGestureRecognizer></objects></scene>
        """
      ).instantiateViewController(withIdentifier: "only")
      let recognizers = made.view.gestureRecognizers ?? []
      let tap = try #require(recognizers.first as? CountedTap)
      #expect(tap.made == 1)
      #expect(tap.numberOfTapsRequired == 2)
      #expect(!tap.cancelsTouchesInView)
      let swipe = try #require(recognizers.last as? UISwipeGestureRecognizer)
      #expect(swipe.direction == .up)
      #expect(swipe.numberOfTouchesRequired == 3)
    }

    @Test(arguments: [
      ("allVisible", UISplitViewController.DisplayMode.oneBesideSecondary),
      ("beside", .oneBesideSecondary), ("over", .oneOverSecondary),
      ("twoBeside", .twoBesideSecondary), ("twoOver", .twoOverSecondary),
      ("twoDisplace", .twoDisplaceSecondary),
    ])
    func aSplitViewControllerPrefersAMode(
      _ name: String, _ mode: UISplitViewController.DisplayMode
    ) throws {
      let made = try storyboard(
        """
        <scene sceneID="s1"><objects><splitViewController storyboardIdentifier="split" \
        style="tripleColumn" preferredDisplayMode="\(name)" id="split" \
        sceneMemberID="viewController"/></objects></scene>
        """
      ).instantiateViewController(withIdentifier: "split")
      #expect((made as? UISplitViewController)?.preferredDisplayMode == mode)
    }

    @Test func aStackArrangesAgainWhatASizeClassHadLeftOut() throws {
      let stack = """
        <subviews><stackView opaque="NO" axis="vertical" id="stack"><rect key="frame" x="20" \
        y="200" width="200" height="100"/><subviews><label text="One" id="one"/>\
        <label text="Two" id="two"/></subviews><variation key="heightClass=compact"><mask \
        key="subviews"><exclude reference="one"/></mask></variation></stackView></subviews>
        """
      let made = try storyboard(
        """
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="only" id="only" \
        sceneMemberID="viewController">\(view("v1", stack))</viewController></objects></scene>
        """
      ).instantiateViewController(withIdentifier: "only")
      screen.window.rootViewController = made
      screen.commit()
      let column = try #require(made.view.subviews.first as? UIStackView)
      func texts() -> [String?] { column.arrangedSubviews.map { ($0 as? UILabel)?.text } }
      #expect(texts() == ["One", "Two"])
      made.traitOverrides.verticalSizeClass = .compact
      screen.commit()
      #expect(texts() == ["Two"])
      made.traitOverrides.verticalSizeClass = .regular
      screen.commit()
      #expect(texts() == ["One", "Two"])
    }

    /// Xcode's snippet for unwind actions looks like this.
    @Test func anUnwindActionMayHaveASecondParameter() throws {
      UnwindGoal.register()
      let made = try storyboard(
        """
        <scene sceneID="s0"><objects><navigationController id="nav" \
        sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>\
        <connections><segue destination="goal" kind="relationship" \
        relationship="rootViewController" id="rel"/></connections></navigationController>\
        </objects></scene><scene sceneID="s1"><objects><viewController id="goal" \
        customClass="UnwindGoal" customModule="UIKitTests" sceneMemberID="viewController">\
        \(view("v1"))<connections><segue destination="end" kind="show" identifier="go" id="g"/>\
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="end" sceneMemberID="viewController">\
        \(view("v2"))<connections><segue destination="exit" kind="unwind" identifier="back" \
        unwindAction="unwindToGoalFor:towards:" id="u"/></connections></viewController>\
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
        """
      ).instantiateInitialViewController()
      let navigation = try #require(made as? UINavigationController)
      screen.window.rootViewController = navigation
      screen.commit()
      let goal = try #require(navigation.topViewController as? UnwindGoal)
      goal.performSegue(withIdentifier: "go", sender: nil)
      screen.advance(1)
      #expect(navigation.viewControllers.count == 2)
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: UIButton())
      screen.advance(1)
      #expect(goal.unwinds == 1 && navigation.viewControllers.count == 1)
    }

    private final class Own: UIViewController {}
  }
}

/// A recognizer that a storyboard refers to, without an initializer with a coder.
final class CountedTap: UITapGestureRecognizer {
  private(set) var made = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    made += 1
  }
}

/// The destination of an unwind segue.
final class UnwindGoal: UIViewController {
  private(set) var unwinds = 0

  static func register() {
    ObjCRuntime.register(
      ObjCClass(
        UnwindGoal.self, name: "UnwindGoal", module: "UIKitTests",
        members: [
          .method("unwindToGoalFor:towards:", of: UnwindGoal.self) {
            $0.unwindToGoal(
              for: try ObjCRuntime.argument($1, 0), towards: try ObjCRuntime.argument($1, 1))
            return nil
          }
        ]))
  }

  private func unwindToGoal(for segue: UIStoryboardSegue, towards next: UIViewController) {
    unwinds += 1
  }
}
