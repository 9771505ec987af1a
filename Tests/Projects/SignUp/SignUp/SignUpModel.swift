import Foundation

/// The input to the form, and the mistakes in it.
///
/// Foundation re-exports the names of Combine.
final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var availability = ""

  private let takenNames: Set = ["ann", "bob"]

  init() {
    $name.dropFirst()
      .debounce(for: .milliseconds(500), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { [takenNames] name in
        takenNames.contains(name.lowercased()) ? "\(name) is taken" : "\(name) is available"
      }
      .assign(to: &$availability)
  }

  var problem: String? {
    if name.isEmpty { return "Enter a name" }
    if !email.contains("@") { return "Enter an e-mail address" }
    return password.count < 6 ? "The password is too short" : nil
  }
}
