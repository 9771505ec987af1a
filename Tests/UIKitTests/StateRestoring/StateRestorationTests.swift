import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Apple's state restoration, which saves and restores the state of activities, view controllers,
/// and views.
@MainActor struct StateRestorationTests {
  /// A data source that identifies its elements.
  private final class NamedRows: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
    var names: [String]

    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
    {
      names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
  }

  /// A responder that updates its activity.
  private final class Reader: UIResponder {
    var page = 0

    override func updateUserActivityState(_ activity: NSUserActivity) {
      activity.addUserInfoEntries(from: ["page": page])
    }
  }

  private func restored(_ activity: NSUserActivity) throws -> NSUserActivity {
    let data = try JSONEncoder().encode(try ActivityRecord(activity))
    return try JSONDecoder().decode(ActivityRecord.self, from: data).activity
  }

  /// Makes a view decode the state that another view has encoded.
  private func restore(_ view: UIView, from other: UIView) throws {
    let data = RestorationArchiver.data { other.encodeRestorableState(with: $0) }
    view.decodeRestorableState(with: try #require(RestorationUnarchiver(data)))
  }

  @Test func anActivityComesBackWithAllThatAppleAllows() throws {
    let activity = NSUserActivity(activityType: "dev.quince.reading")
    activity.title = "Reading"
    activity.requiredUserInfoKeys = ["page"]
    activity.webpageURL = URL(string: "https://example.com")
    activity.targetContentIdentifier = "book"
    let id = UUID()
    let moment = Date(timeIntervalSinceReferenceDate: 0.125)
    activity.userInfo = [
      "page": 7, "part": 0.5, "open": true, "data": Data([1, 2]), "moment": moment, "id": id,
      "link": URL(string: "myapp://page")!, "nothing": NSNull(), "list": [1, 2],
      "names": Set(["a", "b"]), "more": ["inner": ["deep": "text"]], 4: "number",
    ]
    let restored = try restored(activity)
    #expect(restored.activityType == "dev.quince.reading")
    #expect(restored.title == "Reading")
    #expect(restored.requiredUserInfoKeys == ["page"])
    #expect(restored.webpageURL?.host == "example.com")
    #expect(restored.targetContentIdentifier == "book")
    let info = try #require(restored.userInfo)
    #expect(info.count == activity.userInfo?.count)
    #expect(info["page"] as? Int == 7)
    #expect(info["part"] as? Double == 0.5)
    #expect(info["open"] as? Bool == true)
    #expect(info["data"] as? Data == Data([1, 2]))
    #expect(info["moment"] as? Date == moment)
    #expect(info["id"] as? UUID == id)
    #expect(info["link"] as? URL == URL(string: "myapp://page"))
    #expect(info["nothing"] is NSNull)
    #expect(info["list"] as? [Int] == [1, 2])
    #expect(info["names"] as? Set<String> == ["a", "b"])
    #expect((info["more"] as? [String: [String: String]])?["inner"] == ["deep": "text"])
    #expect(info[4] as? String == "number")
  }

  @Test func whatNoActivityMayHoldIsRefusedByItsType() {
    let activity = NSUserActivity(activityType: "dev.quince.reading")
    activity.userInfo = ["view": [UIView()]]
    let failure = #expect(throws: ActivityValue.Unsuitable.self) { try ActivityRecord(activity) }
    #expect(failure?.description == "UIView")
  }

  @Test func whoHasAnActivityBringsItUpToDateIfItNeedsToBe() {
    let reader = Reader()
    let activity = NSUserActivity(activityType: "dev.quince.reading")
    reader.userActivity = activity
    reader.page = 3
    ActivityOwners.update()
    #expect(activity.userInfo == nil)
    activity.needsSave = true
    ActivityOwners.update()
    #expect(activity.userInfo?["page"] as? Int == 3)
    #expect(!activity.needsSave)
  }

  @Test func onlyWhatHasAnIdentifierAllTheWayUpIsSaved() throws {
    let first = UIViewController()
    let second = UIViewController()
    second.restorationIdentifier = "second"
    let navigation = UINavigationController()
    navigation.setViewControllers([first, second], animated: false)
    #expect(ControllerRecord(navigation) == nil)
    navigation.restorationIdentifier = "navigation"
    let record = try #require(ControllerRecord(navigation))
    #expect(record.children.map(\.path) == [["navigation", "second"]])
    #expect(second.restorationPath == ["navigation", "second"])
    #expect(first.restorationPath == nil)
  }

  @Test func aCoderKeepsValuesAndViewControllersByTheirPaths() throws {
    let controller = UIViewController()
    controller.restorationIdentifier = "one"
    let data = RestorationArchiver.data { coder in
      coder.encode(5, forKey: "integer")
      coder.encode(true, forKey: "bool")
      coder.encode(1.5, forKey: "double")
      coder.encode("text", forKey: "text")
      coder.encode(controller, forKey: "controller")
    }
    let coder: NSCoder = try #require(
      RestorationUnarchiver(data) { $0 == ["one"] ? controller : nil })
    #expect(coder.decodeInteger(forKey: "integer") == 5)
    #expect(coder.decodeBool(forKey: "bool"))
    #expect(coder.decodeDouble(forKey: "double") == 1.5)
    #expect(coder.decodeObject(of: NSString.self, forKey: "text") as String? == "text")
    #expect(coder.decodeObject(forKey: "controller") as? UIViewController === controller)
    #expect(coder.containsValue(forKey: "controller"))
    #expect(!coder.containsValue(forKey: "other"))
    #expect(RestorationUnarchiver(Data("nothing".utf8)) == nil)
  }

  @Test func aFieldKeepsItsTextUnlessItIsSecret() throws {
    let field = UITextField()
    field.text = "Ada"
    let other = UITextField()
    try restore(other, from: field)
    #expect(other.text == "Ada")
    field.isSecureTextEntry = true
    let third = UITextField()
    try restore(third, from: field)
    #expect(third.text == "")
  }

  @Test func aScrollViewKeepsItsOffset() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = 240
    let other = UIScrollView(frame: scroll.frame)
    other.contentSize = scroll.contentSize
    try restore(other, from: scroll)
    #expect(other.contentOffset.y == 240)
  }

  @Test func aTableKeepsTheElementsThatWereChosenWhereverTheyAre() throws {
    let rows = NamedRows(["a", "b", "c"])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.dataSource = rows
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let moved = NamedRows(["c", "a", "b"])
    let other = UITableView(frame: table.frame)
    other.dataSource = moved
    try restore(other, from: table)
    #expect(other.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }
}
