extension UIViewController {
  /// The members that the class itself declares.
  static var controllerNames: [ObjCMember] {
    [
      .key("view", \UIViewController.view),
      .key("title", \UIViewController.title),
    ]
  }
}
