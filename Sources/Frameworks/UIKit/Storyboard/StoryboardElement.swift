import AppRuntime
import Stubs

/// The classes that correspond to the elements of storyboards.
@preconcurrency @MainActor
enum StoryboardElement {
  /// The elements whose class name isn't `UI` followed by the element's name.
  private static let classNames = [
    "arscnView": "ARSCNView",
    "collectionViewCellContentView": "UIView",
    "containerView": "UIView",
    "constraint": "NSLayoutConstraint",
    "customObject": "NSObject",
    "glkView": "GLKView",
    "glkViewController": "GLKViewController",
    "mapView": "MKMapView",
    "mtkView": "MTKView",
    "object": "NSObject",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "sceneKitView": "SCNView",
    "skView": "SKView",
    "tableViewCellContentView": "UITableViewCellContentView",
    "wkWebView": "WKWebView",
  ]

  /// Returns the class for an element's name, ignoring its `customClass`.
  static func className(of node: StoryboardNode) -> String {
    classNames[node.name] ?? "UI" + node.name.prefix(1).uppercased() + node.name.dropFirst()
  }

  /// Creates an element's object.
  static func make(_ node: StoryboardNode, coder: StoryboardCoder) -> AnyObject? {
    if node["customClass"] != nil {
      if let type = customType(of: node, in: coder.file) {
        if let object = make(type, coder: coder) { return object }
        return nil
      }
    }
    let name = className(of: node)
    if name == "NSObject" { return NSObject() }
    // A section that was dragged out of its table isn't shown anywhere.
    if name == "UITableViewSection" { return nil }
    if let type = ObjCRuntime.frameworkType(named: name) as? any StoryboardDecodable.Type {
      return type.decode(from: coder)
    }
    Stub.storyboardElement.report(about: name)
    return coder.frame == nil ? nil : UIView(coder: coder)
  }

  private static func make(_ type: AnyClass, coder: StoryboardCoder) -> AnyObject? {
    if let type = type as? any StoryboardDecodable.Type { return type.decode(from: coder) }
    if let make = ObjCRuntime.registered(for: type)?.make { return make() }
    coder.file.report(
      .error, "can't create \(type): it has no init() that a storyboard can call",
      at: coder.node)
    return nil
  }

  private static func customType(of node: StoryboardNode, in file: StoryboardFile) -> AnyClass? {
    guard let name = node["customClass"] else { return nil }
    let module = node["customModule"]
    let isOfTarget = node["customModuleProvider"] == "target"
    if let type = ObjCRuntime.type(named: name, module: isOfTarget ? nil : module) { return type }
    if let type = ObjCRuntime.type(named: name, module: module) { return type }
    let base = className(of: node)
    file.report(
      .error,
      "Unknown class \(name) in Interface Builder file: \(node.summary) is replaced with "
        + "a plain \(base)",
      at: node)
    return nil
  }
}
