extension UIViewController {
  /// The class's own members.
  static var controllerNames: [ObjCMember] {
    [
      .key("view", \UIViewController.view),
      .key("title", \UIViewController.title),
    ]
  }
}
