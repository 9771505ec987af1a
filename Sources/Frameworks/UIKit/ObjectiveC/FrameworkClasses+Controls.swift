extension FrameworkClasses {
  static var labelMembers: [ObjCMember] {
    [
      .key("text", \UILabel.text),
      .key("attributedText", \UILabel.attributedText),
      .key("font", \UILabel.font),
      .key("textColor", \UILabel.textColor),
      .rawKey("textAlignment", \UILabel.textAlignment),
      .key("highlightedTextColor", \UILabel.highlightedTextColor),
      .key("highlighted", \UILabel.isHighlighted),
      .key("enabled", \UILabel.isEnabled),
      .key("shadowColor", \UILabel.shadowColor),
      .key("shadowOffset", \UILabel.shadowOffset),
      .key("numberOfLines", \UILabel.numberOfLines),
      .key("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      .key("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .key("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    ]
  }

  static var datePickerMembers: [ObjCMember] {
    [
      .key("date", \UIDatePicker.date),
      .key("minimumDate", \UIDatePicker.minimumDate),
      .key("maximumDate", \UIDatePicker.maximumDate),
      .key("minuteInterval", \UIDatePicker.minuteInterval),
      .key("textColor", \UIDatePicker.textColor),
      .key("highlightsToday", \UIDatePicker.highlightsToday),
    ]
  }

  static var searchBarMembers: [ObjCMember] {
    [
      .key("delegate", \UISearchBar.delegate),
      .key("placeholder", \UISearchBar.placeholder),
      .key("cancelButtonText", \UISearchBar.cancelButtonText),
      .readOnlyKey("searchField", \UISearchBar.searchTextField),
      .readOnlyKey("searchTextField", \UISearchBar.searchTextField),
      .readOnlyKey("cancelButton", \UISearchBar.cancelButton),
    ]
  }

  static var imageViewMembers: [ObjCMember] {
    [
      .key("image", \UIImageView.image),
      .key("highlightedImage", \UIImageView.highlightedImage),
      .key("highlighted", \UIImageView.isHighlighted),
    ]
  }

  static var switchMembers: [ObjCMember] {
    [
      .key("on", \UISwitch.isOn),
      .key("onTintColor", \UISwitch.onTintColor),
      .key("thumbTintColor", \UISwitch.thumbTintColor),
    ]
  }

  static var sliderMembers: [ObjCMember] {
    [
      .key("value", \UISlider.value),
      .key("minimumValue", \UISlider.minimumValue),
      .key("maximumValue", \UISlider.maximumValue),
      .key("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .key("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .key("thumbTintColor", \UISlider.thumbTintColor),
    ]
  }

  static var progressViewMembers: [ObjCMember] {
    [
      .key("progress", \UIProgressView.progress),
      .key("progressTintColor", \UIProgressView.progressTintColor),
      .key("trackTintColor", \UIProgressView.trackTintColor),
    ]
  }

  static var stackViewMembers: [ObjCMember] {
    [.key("spacing", \UIStackView.spacing)]
  }

  static var tabBarMembers: [ObjCMember] {
    [
      .key("barTintColor", \UITabBar.barTintColor),
      .key("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .key("translucent", \UITabBar.isTranslucent),
      // The bars of Apple's have this key, though not in public.
      .key("hidesShadow", \UITabBar.hidesShadow),
    ]
  }

  static var navigationBarMembers: [ObjCMember] {
    [
      .key("barTintColor", \UINavigationBar.barTintColor),
      .key("translucent", \UINavigationBar.isTranslucent),
      .key("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .key("hidesShadow", \UINavigationBar.hidesShadow),
    ]
  }
}
