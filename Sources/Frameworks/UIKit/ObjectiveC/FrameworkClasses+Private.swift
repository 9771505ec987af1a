import AppRuntime

/// Keys that Apple's classes have, though not in public, and that people use.
extension FrameworkClasses {
  static func registerPrivateKeys() {
    register(UIAlertController.self, alertControllerKeys)
    register(UIAlertAction.self, alertActionKeys)
    register(
      UITabBarController.self,
      [
        .key("tabBar", \UITabBarController.replaceableTabBar),
        .key("selectedIndex", \UITabBarController.selectedIndex),
        .key("viewControllers", \UITabBarController.viewControllers),
      ])
    register(
      UINavigationController.self,
      [
        .key("navigationBar", \UINavigationController.replaceableNavigationBar),
        .key("viewControllers", \UINavigationController.viewControllers),
      ])
    register(UIDevice.self, deviceKeys)
    register(UIActivityViewController.self, [.key("subject", \UIActivityViewController.subject)])
  }

  private static var alertControllerKeys: [ObjCMember] {
    [
      .key("attributedTitle", \UIAlertController.attributedTitle),
      .key("attributedMessage", \UIAlertController.attributedMessage),
      .key("contentViewController", \UIAlertController.contentViewController),
    ]
  }

  private static var alertActionKeys: [ObjCMember] {
    [
      .key("titleTextColor", \UIAlertAction.titleTextColor),
      .key("titleTextAlignment", \UIAlertAction.titleTextAlignment),
      .key("image", \UIAlertAction.image),
      .key("checked", \UIAlertAction.isChecked),
    ]
  }

  /// Nobody can turn the device by this key since iOS 16, which says so in the console.
  private static var deviceKeys: [ObjCMember] {
    [
      .property("orientation", of: UIDevice.self) {
        $0.orientation.rawValue
      } set: { _, _ in
        report(
          .warning,
          "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
            + "Please use UIWindowScene.requestGeometryUpdate(_:)")
      }
    ]
  }
}
