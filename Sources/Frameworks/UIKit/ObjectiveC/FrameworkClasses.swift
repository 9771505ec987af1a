/// What storyboards and selectors reach by name in UIKit's own classes.
@MainActor
enum FrameworkClasses {
  /// Makes UIKit's classes known; comes before those of the app.
  static func register() {
    register(UIResponder.self, responderMembers)
    register(UIView.self, viewMembers)
    register(UIControl.self, controlMembers)
    register(CALayer.self, layerMembers)
    register(UIButton.self, buttonMembers)
    register(UIScrollView.self, scrollViewMembers)
    register(UITableView.self, tableViewMembers)
    register(UITableViewCell.self, tableViewCellMembers)
    register(CellReorderControl.self, cellReorderControlMembers)
    register(TableIndex.self, tableIndexMembers)
    register(UITableViewController.self, tableViewControllerMembers)
    register(UIRefreshControl.self, refreshControlMembers)
    register(UIPickerView.self, pickerViewMembers)
    register(UIDatePicker.self, datePickerMembers)
    register(UISearchBar.self, searchBarMembers)
    register(PickerWheel.self, pickerWheelMembers)
    register(UICollectionView.self, collectionViewMembers)
    register(ListAccessoryView.self, listAccessoryMembers)
    register(StoryboardSegueTemplate.self, segueTemplateMembers)
    register(UIViewController.self, viewControllerMembers)
    register(UIGestureRecognizer.self, gestureRecognizerMembers)
    register(UITextField.self, textFieldMembers)
    register(UITextView.self, textViewMembers)
    register(UIToolbar.self, toolbarMembers)
    register(UIBarItem.self, barItemMembers)
    register(UIBarButtonItem.self, barButtonItemMembers)
    register(UILabel.self, labelMembers)
    register(UIImageView.self, imageViewMembers)
    register(UISwitch.self, switchMembers)
    register(UISlider.self, sliderMembers)
    register(UIProgressView.self, progressViewMembers)
    register(UIStackView.self, stackViewMembers)
    register(UITabBar.self, tabBarMembers)
    register(UINavigationBar.self, navigationBarMembers)
    register(NSLayoutConstraint.self, [.key("constant", \NSLayoutConstraint.constant)])
    register(
      UIPrintPageRenderer.self,
      [
        .key("paperRect", \UIPrintPageRenderer.paper),
        .key("printableRect", \UIPrintPageRenderer.printable),
      ])
    registerPrivateKeys()
    ObjCRuntime.senderClasses = { Self.senders }
  }

  static func register(
    _ type: AnyClass, _ members: @autoclosure @escaping @MainActor () -> [ObjCMember]
  ) {
    let module = TypeName.qualified(type).prefix { $0 != "." }
    ObjCRuntime.register(
      ObjCClass(type, name: TypeName.short(type), module: String(module), members: members()))
  }

  private static var responderMembers: [ObjCMember] {
    [
      .action("resignFirstResponder", of: UIResponder.self) { $0.resignFirstResponder() },
      .action("becomeFirstResponder", of: UIResponder.self) { $0.becomeFirstResponder() },
      .action("reloadInputViews", of: UIResponder.self) { $0.reloadInputViews() },
    ]
  }

  private static var viewMembers: [ObjCMember] {
    [
      .key("backgroundColor", \UIView.backgroundColor),
      .key("tintColor", \UIView.tintColor),
      .key("alpha", \UIView.alpha),
      .key("hidden", \UIView.isHidden),
      .key("isHidden", \UIView.isHidden),
      .key("opaque", \UIView.isOpaque),
      .key("clipsToBounds", \UIView.clipsToBounds),
      .key("tag", \UIView.tag),
      .key("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .key("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      .key("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .key("exclusiveTouch", \UIView.isExclusiveTouch),
      .key("frame", \UIView.frame),
      .key("bounds", \UIView.bounds),
      .key("center", \UIView.center),
      .key("transform", \UIView.transform),
      .key("layoutMargins", \UIView.layoutMargins),
      .key("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      .key("isAccessibilityElement", \UIView.isAccessibilityElement),
      .key("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .key("accessibilityLabel", \UIView.accessibilityLabel),
      .key("accessibilityHint", \UIView.accessibilityHint),
      .key("accessibilityValue", \UIView.accessibilityValue),
      .key("restorationIdentifier", \UIView.restorationIdentifier),
      .key("mask", \UIView.mask),
      .key("maskView", \UIView.mask),
      // Apple's views have a setter of this name that isn't public.
      .key("cornerRadius", \UIView.layer.cornerRadius),
      .key(
        "translatesAutoresizingMaskIntoConstraints",
        \UIView.translatesAutoresizingMaskIntoConstraints),
      .readOnlyKey("layer", \UIView.layer),
      .readOnlyKey("superview", \UIView.superview),
      .readOnlyKey("subviews", \UIView.subviews),
      .rawKey("contentMode", \UIView.contentMode),
      .readOnlyKey("window", \UIView.window),
      .action("removeFromSuperview", of: UIView.self) { $0.removeFromSuperview() },
      .action("setNeedsDisplay", of: UIView.self) { $0.setNeedsDisplay() },
      .action("setNeedsLayout", of: UIView.self) { $0.setNeedsLayout() },
      .action("layoutIfNeeded", of: UIView.self) { $0.layoutIfNeeded() },
      .action("sizeToFit", of: UIView.self) { $0.sizeToFit() },
      .method("endEditing:", of: UIView.self) { view, arguments in
        view.endEditing((try? ObjCRuntime.argument(arguments, 0)) ?? true)
      },
    ]
  }

  private static var controlMembers: [ObjCMember] {
    [
      .key("enabled", \UIControl.isEnabled),
      .key("isEnabled", \UIControl.isEnabled),
      .key("selected", \UIControl.isSelected),
      .key("isSelected", \UIControl.isSelected),
      .key("highlighted", \UIControl.isHighlighted),
      .key("isHighlighted", \UIControl.isHighlighted),
      .action("sendActionsForControlEvents", of: UIControl.self) {
        $0.sendActions(for: .primaryActionTriggered)
      },
    ]
  }

  private static var layerMembers: [ObjCMember] {
    [
      .key("cornerRadius", \CALayer.cornerRadius),
      .key("borderWidth", \CALayer.borderWidth),
      .color("borderColor", \CALayer.borderColor),
      .color("backgroundColor", \CALayer.backgroundColor),
      .color("shadowColor", \CALayer.shadowColor),
      .key("shadowOpacity", \CALayer.shadowOpacity),
      .key("shadowRadius", \CALayer.shadowRadius),
      .key("shadowOffset", \CALayer.shadowOffset),
      .key("masksToBounds", \CALayer.masksToBounds),
      .key("opacity", \CALayer.opacity),
      .key("hidden", \CALayer.isHidden),
      .key("zPosition", \CALayer.zPosition),
      .key("name", \CALayer.name),
      .key("shouldRasterize", \CALayer.shouldRasterize),
      .key("rasterizationScale", \CALayer.rasterizationScale),
      .key("frame", \CALayer.frame),
      .key("bounds", \CALayer.bounds),
      .key("position", \CALayer.position),
      .key("anchorPoint", \CALayer.anchorPoint),
      .property("maskedCorners", of: CALayer.self, get: { $0.maskedCorners.rawValue }) {
        $0.maskedCorners = CACornerMask(rawValue: try ObjCRuntime.fitting($1))
      },
    ]
  }

  private static var buttonMembers: [ObjCMember] {
    [
      .readOnlyKey("titleLabel", \UIButton.titleLabel),
      .readOnlyKey("imageView", \UIButton.imageView),
      .key("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .key("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .key("imageEdgeInsets", \UIButton.imageEdgeInsets),
    ]
  }

  private static var scrollViewMembers: [ObjCMember] {
    [
      .property("delegate", of: UIScrollView.self, get: { $0.storedDelegate }) {
        $0.storedDelegate = try ObjCRuntime.fitting($1)
      },
      .key("contentSize", \UIScrollView.contentSize),
      .key("contentInset", \UIScrollView.contentInset),
      .key("contentOffset", \UIScrollView.contentOffset),
      .key("scrollEnabled", \UIScrollView.isScrollEnabled),
      .key("pagingEnabled", \UIScrollView.isPagingEnabled),
      .key("refreshControl", \UIScrollView.refreshControl),
      .method("handlePan:", of: UIScrollView.self) {
        $0.handlePan(try ObjCRuntime.argument($1, 0))
      },
      .method("handlePinch:", of: UIScrollView.self) {
        $0.handlePinch(try ObjCRuntime.argument($1, 0))
      },
    ]
  }

  private static var tableViewMembers: [ObjCMember] {
    [
      .key("dataSource", \UITableView.dataSource),
      .key("delegate", \UITableView.delegate),
      .key("prefetchDataSource", \UITableView.prefetchDataSource),
      .key("dragDelegate", \UITableView.dragDelegate),
      .key("dropDelegate", \UITableView.dropDelegate),
      .key("tableHeaderView", \UITableView.tableHeaderView),
      .key("tableFooterView", \UITableView.tableFooterView),
      .key("rowHeight", \UITableView.rowHeight),
      .key("separatorColor", \UITableView.separatorColor),
      .action("reloadData", of: UITableView.self) { $0.reloadData() },
      .method("handleSwipe:", of: UITableView.self) {
        $0.handleSwipe(try ObjCRuntime.argument($1, 0))
      },
    ]
  }

  private static var tableViewCellMembers: [ObjCMember] {
    [
      .key("accessoryView", \UITableViewCell.accessoryView),
      .rawKey("accessoryType", \UITableViewCell.accessoryType),
      .rawKey("selectionStyle", \UITableViewCell.selectionStyle),
      // Outlets of these names set what the properties, which can only be read, give.
      .property("textLabel", of: UITableViewCell.self, get: { $0.firstLabel }) {
        $0.firstLabel = try ObjCRuntime.fitting($1)
      },
      .property("detailTextLabel", of: UITableViewCell.self, get: { $0.secondLabel }) {
        $0.secondLabel = try ObjCRuntime.fitting($1)
      },
      .property("imageView", of: UITableViewCell.self, get: { $0.picture }) {
        $0.picture = try ObjCRuntime.fitting($1)
      },
      .key("backgroundView", \UITableViewCell.backgroundView),
      .key("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      .action("accessoryButtonTapped", of: UITableViewCell.self) { $0.accessoryButtonTapped() },
      .action("editControlTapped", of: UITableViewCell.self) { $0.editControlTapped() },
    ]
  }

  private static var cellReorderControlMembers: [ObjCMember] {
    [
      .method("handleDrag:", of: CellReorderControl.self) {
        $0.handleDrag(try ObjCRuntime.argument($1, 0))
      }
    ]
  }

  private static var tableIndexMembers: [ObjCMember] {
    [
      .method("handleTouch:", of: TableIndex.self) {
        $0.handleTouch(try ObjCRuntime.argument($1, 0))
      }
    ]
  }

  private static var tableViewControllerMembers: [ObjCMember] {
    [
      .key("tableView", \UITableViewController.tableView),
      .key("refreshControl", \UITableViewController.refreshControl),
    ]
  }

  private static var refreshControlMembers: [ObjCMember] {
    [
      .key("attributedTitle", \UIRefreshControl.attributedTitle),
      .action("beginRefreshing", of: UIRefreshControl.self) { $0.beginRefreshing() },
      .action("endRefreshing", of: UIRefreshControl.self) { $0.endRefreshing() },
    ]
  }

  private static var pickerViewMembers: [ObjCMember] {
    [
      .key("dataSource", \UIPickerView.dataSource),
      .key("delegate", \UIPickerView.delegate),
      .key("textColor", \UIPickerView.textColor),
    ]
  }

  private static var pickerWheelMembers: [ObjCMember] {
    [
      .method("handleTap:", of: PickerWheel.self) {
        $0.handleTap(try ObjCRuntime.argument($1, 0))
      }
    ]
  }

  private static var collectionViewMembers: [ObjCMember] {
    [
      .key("dataSource", \UICollectionView.dataSource),
      .key("delegate", \UICollectionView.delegate),
      .key("prefetchDataSource", \UICollectionView.prefetchDataSource),
      .key("dragDelegate", \UICollectionView.dragDelegate),
      .key("dropDelegate", \UICollectionView.dropDelegate),
      .action("reloadData", of: UICollectionView.self) { $0.reloadData() },
      .method("handleMovement:", of: UICollectionView.self) {
        $0.handleMovement(try ObjCRuntime.argument($1, 0))
      },
      .method("handleSwipe:", of: UICollectionView.self) {
        $0.handleSwipe(try ObjCRuntime.argument($1, 0))
      },
    ]
  }

  private static var listAccessoryMembers: [ObjCMember] {
    [
      .method("handleReordering:", of: ListAccessoryView.self) {
        $0.handleReordering(try ObjCRuntime.argument($1, 0))
      }
    ]
  }

  private static var segueTemplateMembers: [ObjCMember] {
    [
      .method("perform:", of: StoryboardSegueTemplate.self) {
        $0.trigger(sender: $1.first ?? nil)
      }
    ]
  }

  private static var viewControllerMembers: [ObjCMember] {
    [
      .key("view", \UIViewController.view),
      .key("title", \UIViewController.title),
    ]
  }

  private static var gestureRecognizerMembers: [ObjCMember] {
    [
      .key("delegate", \UIGestureRecognizer.delegate),
      .key("enabled", \UIGestureRecognizer.isEnabled),
    ]
  }
}

extension ObjCMember {
  /// A property of UIKit's that can be read and set. Its path, which takes long to make, is made once it's used.
  @MainActor static func key<Object: AnyObject, Value>(
    _ name: String,
    _ path: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<Object, Value>
  ) -> ObjCMember {
    .property(
      name, of: Object.self, get: { $0[keyPath: path()] },
      set: { $0[keyPath: path()] = try ObjCRuntime.fitting($1) })
  }

  /// A property of UIKit's whose values stand for numbers.
  @MainActor static func rawKey<Object: AnyObject, Value: RawRepresentable>(
    _ name: String,
    _ path: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<Object, Value>
  ) -> ObjCMember {
    .property(name, of: Object.self, get: { $0[keyPath: path()].rawValue }) { object, value in
      let raw: Value.RawValue = try ObjCRuntime.fitting(value)
      guard let new = Value(rawValue: raw) else {
        throw ObjCRuntime.Failure.mismatch(expected: "\(Value.self)", found: "\(raw)")
      }
      object[keyPath: path()] = new
    }
  }

  /// A property of UIKit's that cannot be set.
  @MainActor static func readOnlyKey<Object: AnyObject, Value>(
    _ name: String, _ path: @autoclosure @escaping @MainActor () -> KeyPath<Object, Value>
  )
    -> ObjCMember
  {
    .property(name, of: Object.self, get: { $0[keyPath: path()] }) { object, _ in
      throw ObjCRuntime.Failure.undefinedKey(name, class: TypeName.short(type(of: object)))
    }
  }

  /// A layer's color, which a storyboard's `UIColor` does not set: it is no `CGColor`, as on iOS.
  @MainActor static func color(
    _ name: String,
    _ path: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<CALayer, CGColor?>
  ) -> ObjCMember {
    .property(name, of: CALayer.self, get: { $0[keyPath: path()] }) { layer, value in
      if value is UIColor {
        throw ObjCRuntime.Failure.mismatch(expected: "CGColor", found: "UIColor")
      }
      layer[keyPath: path()] = try ObjCRuntime.fitting(value)
    }
  }

  /// A method of UIKit's that takes no arguments that matter.
  @MainActor static func action<Object: AnyObject>(
    _ name: String, of type: Object.Type, _ body: @escaping @MainActor (Object) -> Any?
  ) -> ObjCMember {
    .method(name, of: type) { object, _ in body(object) }
  }
}
