import DeviceProtocol
import Foundation
import ObjectiveC

/// A traversal of all windows that collects the nodes of an inspector's tree.
@MainActor
struct InspectionWalk {
  /// The nodes that have been collected so far.
  private(set) var nodes: [InspectedNode] = []
  private var names = InstanceNames()
  /// The views in broken constraints.
  private var unsatisfied: Set<ObjectIdentifier> = []

  private struct Surroundings {
    var depth: Int
    var clip: CGRect
    var isShown: Bool
    var engine: LayoutEngine?
  }

  /// Returns the nodes of all windows, with the frontmost last.
  static func nodes() -> [InspectedNode] {
    var walk = InspectionWalk()
    let screen = UIScreen.main.bounds
    for window in UIApplication.shared.windowsBackToFront {
      LayoutEngine.solve(from: window)
      let engine = window.layoutState.engine
      walk.prepare(window, engine)
      let surroundings = Surroundings(depth: 0, clip: screen, isShown: true, engine: engine)
      walk.add(window, in: surroundings)
    }
    return walk.nodes
  }

  /// Reads the names of views and the views in broken constraints.
  private mutating func prepare(_ view: UIView, _ engine: LayoutEngine?) {
    if let controller = view.owningViewController { names.note(propertiesOf: controller) }
    names.note(propertiesOf: view)
    for constraint in view.layoutState.constraints where engine?.isBroken(constraint) == true {
      for party in [constraint.first.view, constraint.second.view].compactMap(\.self) {
        unsatisfied.insert(ObjectIdentifier(party))
      }
    }
    for subview in view.subviews { prepare(subview, engine) }
  }

  private mutating func add(_ view: UIView, in surroundings: Surroundings) {
    var surroundings = surroundings
    let frame = InspectorGeometry.frameOnScreen(of: view)
    let visible = frame.intersection(surroundings.clip)
    let isShown = surroundings.isShown && !view.isHidden && view.alpha > 0.01
    let isVisible = isShown && !visible.isNull && !visible.isEmpty
    if let controller = view.owningViewController {
      add(controller, frame: frame, isVisible: isVisible, depth: surroundings.depth)
      surroundings.depth += 1
    }
    var node = InspectedNode(
      id: InspectorObjects.id(of: view), depth: surroundings.depth,
      kind: view is UIWindow ? .window : .view, type: TypeName.short(type(of: view)), frame: frame)
    node.name = names.name(of: view)?.property
    node.identifier = view.accessibilityIdentifier.map(InspectorObjects.shortened)
    node.text = InspectorObjects.text(of: view)
    if isVisible, visible != frame { node.shown = visible }
    if !isVisible { node.marks.append(.hidden) }
    if surroundings.engine?.isAmbiguous(view) == true { node.marks.append(.ambiguous) }
    if unsatisfied.contains(ObjectIdentifier(view)) { node.marks.append(.broken) }
    if InstanceNames.isOfApp(type(of: view)) { node.marks.append(.custom) }
    nodes.append(node)
    surroundings.depth += 1
    surroundings.isShown = isShown
    if view.clipsToBounds { surroundings.clip = visible.isNull ? .zero : visible }
    for subview in view.subviews { add(subview, in: surroundings) }
  }

  private mutating func add(
    _ controller: UIViewController, frame: CGRect, isVisible: Bool, depth: Int
  ) {
    var node = InspectedNode(
      id: InspectorObjects.id(of: controller), depth: depth, kind: .controller,
      type: TypeName.short(type(of: controller)), frame: frame)
    node.text = controller.title.map(InspectorObjects.shortened)
    if !isVisible { node.marks.append(.hidden) }
    if InstanceNames.isOfApp(type(of: controller)) { node.marks.append(.custom) }
    nodes.append(node)
  }
}
