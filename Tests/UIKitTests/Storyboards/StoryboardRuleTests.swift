import ObjectiveC
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// What Interface Builder writes, and what it means on iOS.
  @MainActor struct StoryboardRuleTests {
    private let temporary: TemporaryFolder

    init() throws {
      temporary = try TemporaryFolder()
    }

    private func storyboard(_ scenes: String) throws -> UIStoryboard {
      let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="first">
        <scenes>\(scenes)</scenes></document>
        """
      let folder = temporary.file("One.bundle")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(xml.utf8).write(to: folder.appendingPathComponent("One.storyboard"))
      return UIStoryboard(name: "One", bundle: Bundle(url: folder))
    }

    private func scene(_ objects: String) -> String {
      "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>"
    }

    /// Interface Builder names the element of the edges `extendedEdge`.
    @Test(arguments: [
      ("", UIRectEdge([])), ("bottom=\"YES\"", .bottom),
      ("top=\"YES\" left=\"YES\" bottom=\"YES\" right=\"YES\"", .all),
    ])
    func edgesForExtendedLayoutAreRead(attributes: String, edges: UIRectEdge) throws {
      let controller = try storyboard(
        scene(
          """
          <viewController id="first"><view key="view" id="v"/><extendedEdge \
          key="edgesForExtendedLayout" \(attributes)/></viewController>
          """)
      ).instantiateInitialViewController()
      #expect(controller?.edgesForExtendedLayout == edges)
    }

    private final class ListController: UITableViewController, ObjCExposing {
      static func objcMembers() -> [ObjCMember] { [] }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) }
    }

    /// Interface Builder leaves an empty `<sections/>` beside prototypes.
    @Test func emptySectionsBesidePrototypesMeanNothing() throws {
      let made =
        try storyboard(
          scene(
            """
            <tableViewController id="first"><tableView key="view" dataMode="prototypes" \
            style="plain" rowHeight="44" id="t"><rect key="frame" x="0.0" y="0.0" width="393" \
            height="852"/><prototypes><tableViewCell reuseIdentifier="Cell" \
            style="IBUITableViewCellStyleDefault" id="c"/></prototypes><sections/></tableView>\
            </tableViewController>
            """)
        ).instantiateInitialViewController() as? UITableViewController
      let table = try #require(made?.tableView)
      #expect(table.staticSections == nil)
      let source = ListController()
      table.dataSource = source
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
    }

    /// A split view controller with two columns has a navigation controller for each.
    @Test func aDoubleColumnSplitViewControllerWrapsItsColumns() throws {
      let made = try storyboard(
        scene(
          """
          <splitViewController allowDoubleColumnStyle="YES" id="first"><connections><segue \
          destination="master" kind="relationship" relationship="masterViewController" id="e1"/>\
          <segue destination="detail" kind="relationship" relationship="detailViewController" \
          id="e2"/></connections></splitViewController>
          """)
          + scene("<viewController id=\"master\"><view key=\"view\" id=\"v1\"/></viewController>")
          + scene("<viewController id=\"detail\"><view key=\"view\" id=\"v2\"/></viewController>")
      ).instantiateInitialViewController()
      let split = try #require(made as? UISplitViewController)
      #expect(split.style == .doubleColumn && split.viewControllers.count == 2)
      #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    }

    private final class Choosing: UITableViewController {
      var calls: [String] = []

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("prepare \(tableView.indexPathForSelectedRow?.row ?? -1)")
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelect")
      }
    }

    /// Reported by many: a cell's segue is prepared before the delegate learns of the selection.
    @Test func aCellsSegueIsPreparedBeforeItsSelectionIsReported() throws {
      let story = try storyboard(
        scene(
          """
          <tableViewController id="first"><tableView key="view" dataMode="static" style="plain" \
          rowHeight="44" id="t"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\
          <sections><tableViewSection id="sec"><cells><tableViewCell \
          style="IBUITableViewCellStyleDefault" id="c"><connections><segue \
          destination="second" kind="presentation" id="e"/></connections></tableViewCell>\
          </cells></tableViewSection></sections><connections><outlet property="dataSource" \
          destination="first" id="o1"/><outlet property="delegate" destination="first" id="o2"/>\
          </connections></tableView></tableViewController>
          """)
          + scene("<viewController id=\"second\"><view key=\"view\" id=\"v2\"/></viewController>"))
      let controller = try #require(
        story.instantiateInitialViewController { Choosing(coder: $0) })
      let screen = TestScreen(root: controller)
      screen.commit()
      screen.tap(try #require(controller.tableView.visibleCells.first))
      screen.commit()
      #expect(controller.calls == ["prepare 0", "didSelect"])
    }
  }
}
