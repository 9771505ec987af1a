import Testing

@testable import SupportedAPI

/// Apple's names that our declarations correspond to.
struct NameRuleTests {
  private static let rule = NameRule()

  private func own(
    _ kind: OwnDeclaration.Kind, _ type: String, _ name: String, _ parameters: String...,
    result: String = ""
  ) -> OwnDeclaration {
    OwnDeclaration(
      kind, in: type.split(separator: ".").map(String.init), name, parameters: parameters,
      result: result)
  }

  @Test func wordsOfNames() {
    #expect(Words.of("CGPathForURL") == ["cg", "path", "for", "url"])
    #expect(Words.of("insertRowsAtIndexPaths") == ["insert", "rows", "at", "index", "paths"])
    #expect(Words.of("forExportingURLs:asCopy:") == ["for", "exporting", "urls", "as", "copy"])
    #expect(Words.of("[IndexPath]?") == ["index", "path"])
    #expect(Words.of("UIControl.Event") == ["ui", "control", "event"])
    #expect(Words.of("") == [])
  }

  @Test(arguments: [
    ("numberOfRowsInSection:", "numberOfRows(inSection:)", ["Int"]),
    ("tableView:numberOfRowsInSection:", "tableView(_:numberOfRowsInSection:)", ["", ""]),
    (
      "insertRowsAtIndexPaths:withRowAnimation:", "insertRows(at:with:)",
      ["[IndexPath]", "UITableView.RowAnimation"]
    ),
    ("setContentOffset:animated:", "setContentOffset(_:animated:)", ["CGPoint", "Bool"]),
    ("convertPoint:toView:", "convert(_:to:)", ["CGPoint", "UIView?"]),
    ("sendActionsForControlEvents:", "sendActions(for:)", ["UIControl.Event"]),
    (
      "registerClass:forCellReuseIdentifier:", "register(_:forCellReuseIdentifier:)",
      ["AnyClass?", ""]
    ),
    ("drawRect:", "draw(_:)", ["CGRect"]),
    ("willMoveToParentViewController:", "willMove(toParent:)", ["UIViewController?"]),
    ("popViewControllerAnimated:", "popViewController(animated:)", ["Bool"]),
    ("setNeedsDisplayInRect:", "setNeedsDisplay(_:)", ["CGRect"]),
    ("colorWithAlphaComponent:", "withAlphaComponent(_:)", ["CGFloat"]),
    ("activateConstraints:", "activate(_:)", ["[NSLayoutConstraint]"]),
    ("viewWithTag:", "viewWithTag(_:)", ["Int"]),
    ("insertArrangedSubview:atIndex:", "insertArrangedSubview(_:at:)", ["UIView", "Int"]),
    (
      "addTextFieldWithConfigurationHandler:", "addTextField(configurationHandler:)",
      ["((UITextField) -> Void)?"]
    ),
  ])
  func methods(_ selector: String, _ name: String, _ parameters: [String]) {
    let apple = AppleDeclaration("UIColor", .method, selector)
    let own = OwnDeclaration(.method, in: ["UIColor"], name, parameters: parameters)
    #expect(Self.rule.matches(apple, own))
  }

  @Test(arguments: [
    ("convertRect:toView:", "convert(_:to:)", ["CGPoint", "UIView?"]),
    ("setContentOffset:animated:", "setContentOffset(_:)", ["CGPoint"]),
    ("insertRowsAtIndexPaths:withRowAnimation:", "insertSections(_:with:)", ["IndexSet", ""]),
    ("reloadData", "reload()", []),
    (
      "registerNib:forCellReuseIdentifier:", "register(_:forCellReuseIdentifier:)",
      ["AnyClass?", ""]
    ),
  ])
  func otherMethods(_ selector: String, _ name: String, _ parameters: [String]) {
    let apple = AppleDeclaration("UITableView", .method, selector)
    let own = OwnDeclaration(.method, in: ["UITableView"], name, parameters: parameters)
    #expect(!Self.rule.matches(apple, own))
  }

  @Test func values() {
    let hidden = AppleDeclaration("UIView", .property, "hidden")
    #expect(Self.rule.matches(hidden, own(.property, "UIView", "isHidden")))
    #expect(!Self.rule.matches(hidden, own(.property, "UIView", "hides")))
    let path = AppleDeclaration("UIBezierPath", .property, "CGPath")
    #expect(Self.rule.matches(path, own(.property, "UIBezierPath", "cgPath")))
    let main = AppleDeclaration("UIScreen", .ofClass, "mainScreen")
    #expect(Self.rule.matches(main, own(.ofClass, "UIScreen", "main")))
    #expect(!Self.rule.matches(main, own(.ofClass, "UIScreen", "screens")))
    let blue = AppleDeclaration("UIColor", .ofClass, "systemBlueColor")
    #expect(Self.rule.matches(blue, own(.ofClass, "UIColor", "systemBlue")))
    let remove = AppleDeclaration("UIView", .method, "removeFromSuperview")
    #expect(Self.rule.matches(remove, own(.method, "UIView", "removeFromSuperview()")))
  }

  @Test func initializers() {
    let frame = AppleDeclaration("UIView", .initializer, "initWithFrame:")
    #expect(Self.rule.matches(frame, own(.initializer, "UIView", "init(frame:)", "CGRect")))
    #expect(!Self.rule.matches(frame, own(.initializer, "UIView", "init(coder:)", "NSCoder")))
    let color = AppleDeclaration("UIColor", .ofClass, "colorWithWhite:alpha:")
    let gray = own(.initializer, "UIColor", "init(white:alpha:)", "CGFloat", "CGFloat")
    #expect(Self.rule.matches(color, gray))
    let image = AppleDeclaration("UIImage", .ofClass, "imageNamed:")
    #expect(Self.rule.matches(image, own(.initializer, "UIImage", "init(named:)", "String")))
    let path = AppleDeclaration("UIBezierPath", .ofClass, "bezierPath")
    #expect(Self.rule.matches(path, own(.initializer, "UIBezierPath", "init()")))
  }

  @Test func whatWasRenamedByHand() {
    let rule = NameRule(renamed: "UIView\toldName:\tnewName(_:)\n")
    let apple = AppleDeclaration("UIView", .method, "oldName:")
    #expect(rule.matches(apple, own(.method, "UIView", "newName(_:)", "Int")))
    #expect(!rule.matches(apple, own(.method, "UIView", "oldName(_:)", "Int")))
  }
}
