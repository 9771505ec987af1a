import DeviceProtocol
import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The inspector's descriptions of an app's views, and its changes to them.
@MainActor
@Suite(.serialized) struct InspectorTests {
  private let screen = TestScreen()

  private var nodes: [InspectedNode] {
    guard case .tree(let nodes) = Inspector.reply(to: .tree) else { return [] }
    return nodes
  }

  private func node(of view: UIView) throws -> InspectedNode {
    try #require(nodes.first { $0.id == InspectorObjects.id(of: view) })
  }

  private func object(_ object: AnyObject) throws -> InspectedObject {
    guard
      case .objects(let found) = Inspector.reply(to: .objects([InspectorObjects.id(of: object)]))
    else { throw Missing() }
    return try #require(found.first)
  }

  private func value(_ name: String, of view: UIView) throws -> String? {
    try object(view).sections.flatMap(\.properties).first { $0.name == name }?.value
  }

  private func set(_ key: String, of object: AnyObject, to value: String) -> String? {
    let edit = InspectorEdit(object: InspectorObjects.id(of: object), key: key, value: value)
    guard case .edited(let failure) = Inspector.reply(to: .edit(edit)) else { return "no answer" }
    return failure
  }

  private struct Missing: Error {}

  // MARK: The tree

  @Test func aControllerStandsAboveItsView() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
    label.text = "Hello"
    label.accessibilityIdentifier = "greeting"
    screen.view.addSubview(label)
    screen.commit()
    let found = try #require(nodes.firstIndex { $0.type == "UILabel" })
    let path = nodes[...found].reversed().reduce(into: [InspectedNode]()) { path, node in
      if node.depth < path.last?.depth ?? .max { path.append(node) }
    }
    #expect(path.map(\.kind) == [.view, .view, .controller, .window])
    let node = nodes[found]
    #expect(node.frame == CGRect(x: 10, y: 20, width: 100, height: 30))
    #expect(node.text == "Hello")
    #expect(node.identifier == "greeting")
    #expect(node.marks == [])
  }

  @Test func whatCannotBeSeenIsMarked() throws {
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    clip.clipsToBounds = true
    let inside = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
    clip.addSubview(inside)
    clip.addSubview(outside)
    screen.view.addSubview(clip)
    screen.commit()
    #expect(try node(of: inside).shown == CGRect(x: 40, y: 0, width: 10, height: 20))
    #expect(try node(of: outside).marks == [.hidden])
    clip.isHidden = true
    #expect(try node(of: inside).marks == [.hidden])
  }

  @Test func propertiesOfTheAppsOwnGiveNames() throws {
    let controller = NamingController()
    let screen = TestScreen(root: controller)
    screen.commit()
    #expect(try node(of: controller.heading).name == "heading")
    #expect(try node(of: controller.buttons[1]).name == "buttons[1]")
    #expect(try node(of: controller.late).name == "late")
    #expect(try object(controller.heading).name == "heading of NamingController")
    #expect(try node(of: controller.view).name == nil)
  }

  // MARK: Constraints

  @Test func ambiguousAndBrokenConstraintsAreMarked() throws {
    let drifting = UIView()
    let contested = UIView()
    for view in [drifting, contested] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    let widths = [100, 200].map { contested.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate([
      drifting.widthAnchor.constraint(equalToConstant: 10),
      drifting.heightAnchor.constraint(equalToConstant: 10),
      drifting.topAnchor.constraint(equalTo: screen.view.topAnchor),
      contested.topAnchor.constraint(equalTo: screen.view.topAnchor),
      contested.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      contested.heightAnchor.constraint(equalToConstant: 10),
    ])
    NSLayoutConstraint.activate(widths)
    screen.commit()
    #expect(try node(of: drifting).marks == [.ambiguous])
    #expect(try node(of: contested).marks == [.broken])
    #expect(try node(of: screen.view).marks == [])
    let constraints = try object(contested).constraints
    #expect(constraints.filter(\.isBroken).map(\.constant) == [200])
    let opponents = constraints.filter(\.isBroken).flatMap(\.opponents)
    #expect(opponents.count == 1)
    #expect(opponents.first?.contains(".width = 100") == true)
    #expect(constraints.count { !$0.opponents.isEmpty } == 1)
    #expect(constraints.count == 5)
    widths[0].isActive = false
    screen.commit()
    #expect(try node(of: contested).marks == [])
  }

  @Test func aConstraintSaysWhereItWasMade() throws {
    Origins.shared = Origins()
    defer { Origins.shared = nil }
    let view = UIView()
    screen.view.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    let node = StoryboardNode(name: "constraint", attributes: [:], line: 12)
    let file = StoryboardFile(name: "Main.storyboard", root: node, bundle: .main)
    Origins.shared?.note(node, of: file, making: constraint)
    #expect(
      try object(view).constraints.first?.origin
        == InspectedPlace(file: "Main.storyboard", line: 12)
    )
  }

  @Test func nothingIsKeptWhereNobodyInspects() {
    #expect(Origins.shared == nil)
  }

  // MARK: Setting properties

  @Test func whatIsSetIsSeenAtOnce() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
    screen.view.addSubview(label)
    #expect(set("label.text", of: label, to: "Set") == nil)
    #expect(set("alpha", of: label, to: "0.5") == nil)
    #expect(set("hidden", of: label, to: "true") == nil)
    #expect(set("backgroundColor", of: label, to: "#FF000080") == nil)
    #expect(set("label.fontSize", of: label, to: "30") == nil)
    #expect(set("frame.width", of: label, to: "200") == nil)
    #expect(set("cornerRadius", of: label, to: "7.5") == nil)
    #expect(set("accessibility.label", of: label, to: "Spoken") == nil)
    #expect(label.text == "Set")
    #expect(label.alpha == 0.5)
    #expect(label.isHidden)
    #expect(try value("Background", of: label) == "#FF000080")
    #expect(label.font.pointSize == 30)
    #expect(label.frame.width == 200)
    #expect(label.layer.cornerRadius == 7.5)
    #expect(label.accessibilityLabel == "Spoken")
    #expect(set("backgroundColor", of: label, to: "") == nil)
    #expect(label.backgroundColor == nil)
  }

  @Test func aConstantMovesTheView() throws {
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
    #expect(set("constant", of: width, to: "77") == nil)
    screen.commit()
    #expect(view.frame.width == 77)
    #expect(try object(view).sections.flatMap(\.properties).first { $0.name == "X" }?.key == nil)
    #expect(set("frame.width", of: view, to: "5") != nil)
    #expect(set("priority", of: width, to: "500") != nil)
  }

  @Test(arguments: [
    ("alpha", "2"), ("alpha", "nan"), ("alpha", "x"), ("hidden", "maybe"), ("frame.x", "1e300"),
    ("backgroundColor", "red"), ("backgroundColor", "#12345"), ("switch.on", "true"), ("next", "1"),
  ])
  func whatMakesNoSenseIsRefused(_ key: String, _ value: String) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.addSubview(view)
    #expect(set(key, of: view, to: value) != nil)
    #expect(view.alpha == 1)
  }

  @Test func whatIsGoneCannotBeSet() {
    #expect(set("alpha", of: UIView(), to: "0") == "This object no longer exists.")
  }

  // MARK: Images

  @Test func aPictureShowsTheViewAlone() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    outer.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .blue
    outer.addSubview(inner)
    screen.view.addSubview(outer)
    screen.commit()
    let request = InspectorRequest.pictures([InspectorObjects.id(of: outer)])
    guard case .pictures(let pictures) = Inspector.reply(to: request) else { throw Missing() }
    let list = try DisplayList(encoded: try #require(pictures.first).frame)
    #expect(list.size == CGSize(width: 60, height: 40))
    #expect(list.commands.count == 2, "\(list.commands)")
  }

  // MARK: Messages

  @Test func allThatIsToldKeepsToTheLimits() throws {
    screen.view.addSubview(UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    screen.view.addSubview(UIView(frame: .infinite))
    screen.view.layer.zPosition = .infinity
    screen.commit()
    for request in [InspectorRequest.tree, .objects(nodes.map(\.id)), .pictures(nodes.map(\.id))] {
      let data = try JSONEncoder().encode(Inspector.reply(to: request))
      let reply = try JSONDecoder().decode(InspectorReply.self, from: data)
      try reply.checkLimits()
    }
    screen.view.layer.zPosition = 0
  }
}
