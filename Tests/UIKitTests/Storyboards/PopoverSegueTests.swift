import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// A controller whose segues show popovers even in a compact width.
class PopoverSource: UIViewController, UIPopoverPresentationControllerDelegate {
  private(set) var popover: UIPopoverPresentationController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    popover = segue.destination.popoverPresentationController
    popover?.delegate = self
  }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
}

extension OnScreen {
  /// Storyboard segues that show a popover, which `prepare(for:sender:)` may change.
  @MainActor struct PopoverSegueTests {
    private let screen = TestScreen()
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.file("Popovers.bundle") }

    init() throws {
      temporary = try TemporaryFolder()
    }

    private let scenes = #"""
      <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="393" \#
      height="44"/></navigationBar><connections><segue destination="source" kind="relationship" \#
      relationship="rootViewController" id="rel"/></connections></navigationController></objects>
      </scene><scene sceneID="s1"><objects><viewController id="source" \#
      customClass="PopoverSource" customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <button opaque="NO" buttonType="system" id="b"><rect key="frame" x="20" y="200" \#
      width="200" height="40"/><state key="normal" title="More"/><connections><segue \#
      destination="shown" kind="popoverPresentation" identifier="view" popoverAnchorView="b" \#
      id="g1"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections>
      </button></subviews></view><navigationItem key="navigationItem" id="n1"><barButtonItem \#
      key="rightBarButtonItem" systemItem="add" id="add"><connections><segue destination="shown" \#
      kind="popoverPresentation" identifier="item" popoverAnchorBarButtonItem="add" id="g2"/>
      </connections></barButtonItem></navigationItem></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="shown" sceneMemberID="viewController">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      <size key="freeformSize" width="200" height="100"/></viewController></objects></scene>
      """#

    private func source() throws -> PopoverSource {
      let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav">
        <scenes>\(scenes)</scenes></document>
        """
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(xml.utf8).write(to: folder.appendingPathComponent("Popovers.storyboard"))
      let bundle = try #require(Bundle(url: folder))
      let made = UIStoryboard(name: "Popovers", bundle: bundle).instantiateInitialViewController()
      let navigation = try #require(made as? UINavigationController)
      screen.window.rootViewController = navigation
      screen.commit()
      return try #require(navigation.topViewController as? PopoverSource)
    }

    @Test func aPopoverPointsToTheViewOfTheSegueAndStaysOne() throws {
      let source = try source()
      screen.tap(at: CGPoint(x: 120, y: 220))
      screen.advance(1)
      let popover = try #require(source.popover)
      #expect(popover.sourceView is UIButton && popover.permittedArrowDirections == .up)
      let shown = try #require(source.presentedViewController)
      #expect(shown.modalPresentationStyle == .popover)
      #expect(popover.arrowDirection == .up)
      #expect(shown.view.convert(shown.view.bounds, to: nil).minY > 240)
    }

    @Test func aPopoverPointsToTheBarButtonItemOfTheSegue() throws {
      let source = try source()
      source.performSegue(withIdentifier: "item", sender: nil)
      screen.advance(1)
      #expect(source.popover?.barButtonItem === source.navigationItem.rightBarButtonItem)
      #expect(source.popover?.permittedArrowDirections == .any)
      #expect(source.presentedViewController?.modalPresentationStyle == .popover)
    }
  }
}
