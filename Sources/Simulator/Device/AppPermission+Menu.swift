extension AppPermission {
  /// The title of the menu item.
  package var title: String {
    switch self {
    case .notifications: "Notification Permission"
    case .location: "Location Permission"
    case .faceID: "Face ID Permission"
    case .photos: "Photo Permission"
    case .camera: "Camera Permission"
    case .microphone: "Microphone Permission"
    }
  }

  /// Two letters of the title, which open the menu at the item.
  var letters: String {
    switch self {
    case .notifications: "NP"
    case .location: "LP"
    case .faceID: "FP"
    case .photos: "PP"
    case .camera: "CP"
    case .microphone: "MC"
    }
  }

  /// The answers in the menu, with the names that they have in iOS's settings.
  var menuAnswers: [(Answer, String)] {
    let unset: [(Answer, String)] = [(.unset, "Ask Next Time")]
    return switch self {
    case .notifications, .faceID, .camera, .microphone:
      [(.allow, "Allow"), (.deny, "Don’t Allow")] + unset
    case .location:
      [(.always, "Always"), (.inuse, "While Using the App"), (.never, "Never")] + unset
    case .photos:
      [(.allow, "Full Access"), (.limited, "Limited Access"), (.deny, "None")] + unset
    }
  }
}
