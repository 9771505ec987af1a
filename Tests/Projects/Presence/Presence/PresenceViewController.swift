import CoreLocation
import LocalAuthentication
import UIKit

/// Shows who is holding the device, and where it is.
class PresenceViewController: UIViewController, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  let lock = UILabel()
  let place = UILabel()
  let region = UILabel()
  let way = UILabel()
  var start: CLLocation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      lock, button("Unlock", #selector(unlock)), button("Unlock Anyhow", #selector(unlockAnyhow)),
      place, way, region, button("Allow", #selector(allow)), button("Find Me", #selector(find)),
      button("Follow Me", #selector(follow)),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = CGRect(x: 20, y: 90, width: 340, height: 420)
    view.addSubview(stack)
    for (label, id) in [(lock, "lock"), (place, "place"), (way, "way"), (region, "region")] {
      label.accessibilityIdentifier = id
      label.text = "–"
    }
    manager.delegate = self
    let home = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
    manager.startMonitoring(for: CLCircularRegion(center: home, radius: 200, identifier: "Home"))
    manager.startMonitoring(
      for: CLCircularRegion(center: home, radius: 2_000_000, identifier: "Europe"))
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  // MARK: Authentication

  @objc func unlock() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      let isEnrolled = error?.code != LAError.biometryNotEnrolled.rawValue
      lock.text = isEnrolled ? "No biometry" : "Nobody is enrolled"
      return
    }
    let reason = context.biometryType == .faceID ? "by face" : "by finger"
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open your notes."
    ) { isOwner, error in
      DispatchQueue.main.async {
        self.lock.text = isOwner ? "Unlocked \(reason)" : self.text(of: error)
      }
    }
  }

  @objc func unlockAnyhow() {
    Task {
      do {
        let context = LAContext()
        try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open it.")
        lock.text = "Unlocked anyhow"
      } catch {
        lock.text = text(of: error)
      }
    }
  }

  private func text(of error: Error?) -> String {
    switch error {
    case LAError.userCancel?: "Canceled"
    case LAError.userFallback?: "Password wanted"
    default: "Not unlocked: \((error as? LAError)?.code.rawValue ?? 0)"
    }
  }

  // MARK: Location

  @objc func allow() { manager.requestWhenInUseAuthorization() }

  @objc func find() { manager.requestLocation() }

  @objc func follow() {
    start = nil
    manager.distanceFilter = 100
    manager.startUpdatingLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    place.text =
      switch manager.authorizationStatus {
      case .notDetermined: "Not asked"
      case .denied: "Refused"
      case .authorizedWhenInUse: "Allowed"
      default: "Otherwise"
      }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    place.text = String(
      format: "%.4f, %.4f", last.coordinate.latitude, last.coordinate.longitude)
    if start == nil { start = last }
    way.text = "\(Int((start!.distance(from: last) / 100).rounded())) hm"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    place.text = "Failed: \((error as? CLError)?.code.rawValue ?? -1)"
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    self.region.text = "At \(region.identifier)"
  }

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error
  ) {
    self.region.text = "\(region?.identifier ?? "Nothing") failed: \((error as NSError).code)"
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    self.region.text = "Away from \(region.identifier)"
  }
}
