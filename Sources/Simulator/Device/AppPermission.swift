import DeviceProtocol

/// A permission that the user grants or denies an app.
package enum AppPermission: String, Codable, CaseIterable, Sendable {
  /// Showing notifications.
  case notifications
  /// Knowing the device's location.
  case location
  /// Recognizing the user's face.
  case faceID = "faceid"
  /// Reading and adding photos.
  case photos
  /// Using the camera.
  case camera
  /// Using the microphone.
  case microphone

  /// The names by which the app keeps the answer.
  var questions: [String] {
    switch self {
    case .notifications: ["Notifications"]
    case .location: ["Location"]
    case .faceID: ["FaceID"]
    case .photos: ["Photos", "PhotosAdd"]
    case .camera: ["Camera"]
    case .microphone: ["Microphone"]
    }
  }

  /// The ways in which a user who allows all notifications gets them.
  static let allNotifications: NotificationOptions = [.alert, .badge, .sound]

  /// An answer to the question.
  package enum Answer: String, Codable, CaseIterable, Sendable {
    case allow
    case deny
    /// The user hasn't been asked.
    case unset
    /// For the location: while the app is used.
    case inuse
    /// For the location: at any time.
    case always
    /// For the location: the same as `deny`.
    case never
    /// For photos: only those that the user selects.
    case limited
  }

  /// The answers that the question can have.
  package var answers: [Answer] {
    switch self {
    case .location: [.allow, .deny, .unset, .inuse, .always, .never]
    case .photos: [.allow, .deny, .unset, .limited]
    case .notifications, .faceID, .camera, .microphone: [.allow, .deny, .unset]
    }
  }

  /// Returns the text that the app keeps for an answer; `nil` for none.
  func text(for answer: Answer) -> String? {
    switch (answer, self) {
    case (.unset, _): nil
    case (.deny, _), (.never, _): "denied"
    case (_, .notifications): String(Self.allNotifications.rawValue)
    case (_, .faceID): "allowed"
    case (.limited, .photos): "limited"
    case (_, .photos), (_, .camera), (_, .microphone): "authorized"
    case (.inuse, .location): "whenInUse"
    case (_, .location): "always"
    }
  }
}
