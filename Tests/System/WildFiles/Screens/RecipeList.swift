import Foundation
import SwiftUI

struct Recipe: Codable, Identifiable, Hashable {
    struct Ingredient: Codable, Hashable {
        var name: String
        var amount: Measurement<UnitMass>?
    }

    var id: Int
    var name: String
    var minutes: Int
    var difficulty: Difficulty
    var ingredients: [Ingredient]
    var steps: [String]

    enum Difficulty: Int, Codable, Comparable, CaseIterable, CustomStringConvertible {
        case easy = 1, medium, hard

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

        var description: String {
            switch self {
            case .easy: "Easy"
            case .medium: "Medium"
            case .hard: "Hard"
            }
        }
    }
}

extension Bundle {
    func decode<T: Decodable>(_ type: T.Type, from file: String) -> T? {
        guard let url = url(forResource: file, withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return nil }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return try? decoder.decode(T.self, from: data)
    }
}

struct RecipeList: View {
    @State private var recipes: [Recipe] = Bundle.main.decode([Recipe].self, from: "recipes") ?? []
    @State private var path = NavigationPath()
    @State private var search = ""
    @State private var scope: Recipe.Difficulty?
    @State private var tokens: [String] = []

    private var sections: [(Recipe.Difficulty, [Recipe])] {
        let filtered = recipes.filter {
            (scope == nil || $0.difficulty == scope) && (search.isEmpty || $0.name.localizedCaseInsensitiveContains(search))
        }
        return Dictionary(grouping: filtered, by: \.difficulty).sorted { $0.key < $1.key }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(sections, id: \.0) { difficulty, recipes in
                    Section(difficulty.description) {
                        ForEach(recipes) { recipe in
                            NavigationLink(value: recipe) {
                                LabeledContent {
                                    Text("\(recipe.minutes) min")
                                } label: {
                                    Text(recipe.name)
                                    Text("\(recipe.ingredients.count) ingredients")
                                }
                            }
                        }
                    }
                    .headerProminence(.increased)
                }
            }
            .listStyle(.insetGrouped)
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
            .navigationTitle("Recipes")
            .searchable(text: $search)
            .searchScopes($scope) {
                Text("All").tag(nil as Recipe.Difficulty?)
                ForEach(Recipe.Difficulty.allCases, id: \.self) { Text($0.description).tag($0 as Recipe.Difficulty?) }
            }
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Button("Surprise me", systemImage: "dice") {
                        if let recipe = recipes.randomElement() { path.append(recipe) }
                    }
                }
            }
        }
    }
}

struct RecipeDetail: View {
    let recipe: Recipe
    @State private var checked: Set<Recipe.Ingredient> = []
    @State private var showsSteps = true
    @State private var servings = 2.0

    var body: some View {
        List {
            Section {
                ForEach(recipe.ingredients, id: \.self) { ingredient in
                    Toggle(isOn: Binding(
                        get: { checked.contains(ingredient) },
                        set: { if $0 { checked.insert(ingredient) } else { checked.remove(ingredient) } }
                    )) {
                        HStack {
                            Text(ingredient.name).strikethrough(checked.contains(ingredient), color: .secondary)
                            Spacer()
                            if let amount = ingredient.amount {
                                Text((amount * servings).formatted(.measurement(width: .abbreviated)))
                            }
                        }
                    }
                    .toggleStyle(.button)
                }
            } header: {
                HStack {
                    Text("Ingredients")
                    Spacer()
                    Slider(value: $servings, in: 1...8, step: 1).frame(width: 120)
                }
            }
            DisclosureGroup("Steps", isExpanded: $showsSteps) {
                ForEach(Array(zip(1..., recipe.steps)), id: \.0) { number, step in
                    Text("\(number). \(step)")
                }
            }
        }
        .navigationTitle(recipe.name)
        .navigationBarBackButtonHidden(false)
    }
}

#Preview {
    RecipeList()
}
