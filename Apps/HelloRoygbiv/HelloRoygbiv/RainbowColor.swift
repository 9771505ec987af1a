import UIKit

/// A color of the rainbow that the user can name.
enum RainbowColor: String {
    case red, orange, yellow, green, blue, indigo, violet

    /// The color that a text names, in any letter case and with spaces around it.
    init?(named text: String?) {
        let name = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        self.init(rawValue: name)
    }

    var uiColor: UIColor {
        switch self {
        case .red: return .red
        case .orange: return .orange
        case .yellow: return .yellow
        case .green: return .green
        case .blue: return .blue
        case .indigo: return UIColor(red: 75 / 255, green: 0, blue: 130 / 255, alpha: 1)
        case .violet: return UIColor(red: 238 / 255, green: 130 / 255, blue: 238 / 255, alpha: 1)
        }
    }
}
